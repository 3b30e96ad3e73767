import type { BrandCopy } from '../brandCopy';

export const numberone: BrandCopy = {
  'pt-BR': {
    'lead.title': 'Hi! Bora se matricular?',
    'lead.tagline': 'Inglês aqui pertinho, com o material já incluído.',
    'success.tagline': 'Number one agora é você. Nos vemos na escola.',
  },
};

import type { BrandCopy } from '../brandCopy';

export const powerhouse: BrandCopy = {
  'pt-BR': {
    'lead.title': 'Reserve sua poltrona',
    'lead.tagline': 'Saia da tela: a imersão é presencial, em São Paulo.',
    'success.tagline': 'Nos vemos em São Paulo. Traga as perguntas difíceis.',
  },
};

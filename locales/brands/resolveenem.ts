import type { BrandCopy } from '../brandCopy';

export const resolveenem: BrandCopy = {
  'pt-BR': {
    'lead.tagline': 'Bora resolver o Enem, uma questão de cada vez.',
    'success.tagline': 'Primeira questão resolvida: você está dentro.',
  },
};

import type { BrandCopy } from '../brandCopy';

export const medcof: BrandCopy = {
  'pt-BR': {
    'lead.title': 'Rumo ao Revalida',
    'lead.tagline': 'Para quem já é médico e quer exercer no Brasil.',
    'success.tagline': 'Colega, seu plantão de estudos está marcado.',
  },
};

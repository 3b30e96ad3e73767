import type { BrandCopy } from '../brandCopy';

export const conquerUnna: BrandCopy = {
  'pt-BR': {
    'lead.title': 'Seu lugar na liderança',
    'lead.tagline': 'Liderar se aprende ao vivo, com quem já lidera.',
    'success.tagline': 'Boas-vindas ao grupo. Liderar não precisa ser solitário.',
  },
};

import type { BrandCopy } from '../brandCopy';

export const mls: BrandCopy = {
  'pt-BR': {
    'lead.title': 'Puxe uma cadeira',
    'lead.tagline': 'Empresários à mesma mesa, uma vez por mês.',
    'success.tagline': 'Há um lugar à mesa com o seu nome.',
  },
};

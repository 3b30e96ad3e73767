import type { BrandCopy } from '../brandCopy';

export const institutoDestinyCid: BrandCopy = {
  'pt-BR': {
    'lead.title': 'Comece por você',
    'lead.tagline': 'Pare um instante: esta formação é sobre você.',
    'success.tagline': 'Respire. O caminho agora é para dentro.',
  },
};

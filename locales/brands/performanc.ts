import type { BrandCopy } from '../brandCopy';

export const performanc: BrandCopy = {
  'pt-BR': {
    'lead.title': 'Prepare sua largada',
    'lead.tagline': 'Aprenda no encontro, aplique no dia seguinte.',
    'success.tagline': 'Próximo passo: escolha a meta do primeiro encontro.',
  },
};

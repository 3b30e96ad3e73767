import type { BrandCopy } from '../brandCopy';

export const atrinca: BrandCopy = {
  'pt-BR': {
    'lead.title': 'Você dá as cartas',
    'lead.tagline': 'Marketing, vendas e gestão: os três jogam juntos.',
    'success.tagline': 'Trinca na mão. Por qual das três você começa?',
  },
};

import type { BrandCopy } from '../brandCopy';

export const vc: BrandCopy = {
  'pt-BR': {
    'lead.title': 'Bora bater a meta',
    'lead.tagline': 'Vender se treina: roteiro pronto, equipe na rua.',
    'success.tagline': 'Avise a equipe: vem roteiro novo por aí.',
  },
  'pt-MZ': {
    'lead.title': 'Vamos vender mais',
    'lead.tagline': 'Vender treina-se: guião pronto, equipa na rua.',
    'success.tagline': 'Avise a equipa: vêm aí guiões novos.',
  },
};

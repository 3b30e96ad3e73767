import type { BrandCopy } from '../brandCopy';

export const exec: BrandCopy = {
  'pt-BR': {
    'lead.title': 'Seu inglês decola aqui',
    'lead.tagline': 'Inglês de adulto: você fala desde a primeira aula.',
    'success.tagline': 'See you in class. A escola espera por você.',
  },
};

import type { BrandCopy } from '../brandCopy';

export const wsp: BrandCopy = {
  'pt-BR': {
    'lead.title': 'Pegue seu passe',
    'lead.tagline': 'Inglês, negócios e carreira: um passe abre os três.',
    'success.tagline': 'O passe é seu. Agora escolha a primeira trilha.',
  },
};

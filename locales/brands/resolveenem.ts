import type { BrandCopy } from '../brandCopy';

export const resolveenem: BrandCopy = {
  'pt-BR': {
    'lead.title': 'Seu Enem começa aqui',
    'lead.tagline': 'Bora resolver o Enem, uma questão de cada vez.',
    'success.tagline': 'Primeira questão resolvida: você está dentro.',
  },
};

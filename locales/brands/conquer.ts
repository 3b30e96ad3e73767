import type { BrandCopy } from '../brandCopy';

export const conquer: BrandCopy = {
  'pt-BR': {
    'lead.title': 'Vamos começar sua assinatura',
    'lead.tagline': 'O que a faculdade não ensinou, em aulas curtas.',
    'success.tagline': 'Com tantos cursos, qual você conquista primeiro?',
  },
};

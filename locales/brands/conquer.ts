import type { BrandCopy } from '../brandCopy';

export const conquer: BrandCopy = {
  'pt-BR': {
    'lead.title': 'Sua próxima conquista',
    'lead.tagline': 'O que a faculdade não ensinou, em aulas curtas.',
    'success.tagline': 'Com tantos cursos, qual você conquista primeiro?',
  },
};

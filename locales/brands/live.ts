import type { BrandCopy } from '../brandCopy';

export const live: BrandCopy = {
  'pt-BR': {
    'lead.title': 'Vamos começar suas aulas',
    'lead.tagline': 'Professor ao vivo, turma pequena, você falando.',
    'success.tagline': 'Let’s talk: a próxima voz da turma é a sua.',
  },
};

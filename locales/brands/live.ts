import type { BrandCopy } from '../brandCopy';

export const live: BrandCopy = {
  'pt-BR': {
    'lead.title': 'Você está quase no ar',
    'lead.tagline': 'Professor ao vivo, turma pequena, você falando.',
    'success.tagline': 'Let’s talk: a próxima voz da turma é a sua.',
  },
};

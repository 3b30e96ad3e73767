import type { BrandCopy } from '../brandCopy';
import { mozambique } from './mozambique';

const taglines = {
  'lead.tagline': 'Aprenda com quem já errou, acertou e construiu.',
  'success.tagline': 'Comece por uma história real. Depois, escreva a sua.',
} as const;

export const ms: BrandCopy = {
  'pt-BR': {
    ...taglines,
    'lead.title': 'Vamos começar sua assinatura',
    'field.phone': 'Celular (Whatsapp)',
  },
  'pt-MZ': { ...mozambique, ...taglines, 'lead.title': 'Vamos começar a sua assinatura' },
  'es-PE': { 'field.phone': 'Celular (Whatsapp)' },
};

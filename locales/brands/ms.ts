import type { BrandCopy } from '../brandCopy';
import { mozambique } from './mozambique';

const taglines = {
  'lead.tagline': 'Aprenda com quem já errou, acertou e construiu.',
  'success.tagline': 'Comece por uma história real. Depois, escreva a sua.',
} as const;

export const ms: BrandCopy = {
  'pt-BR': {
    ...taglines,
    'lead.title': 'Seu próximo capítulo',
    'field.phone': 'Celular (Whatsapp)',
  },
  'pt-MZ': { ...mozambique, ...taglines, 'lead.title': 'O seu próximo capítulo' },
  'es-PE': {
    'lead.title': 'Tu próximo capítulo',
    'lead.tagline': 'Aprende de quien ya falló, acertó y construyó.',
    'success.tagline': 'Empieza por una historia real. Después, escribe la tuya.',
    'field.phone': 'Celular (Whatsapp)',
  },
};

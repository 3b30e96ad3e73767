import type { MessagesOf } from '../messageKey';

export const video: Partial<MessagesOf<'video'>> = {
  'video.failed': 'Não foi possível carregar o vídeo. Pode continuar sem ele.',
  'video.benefits': 'O que recebe',
  'video.upsell.chat':
    'A conversa abre no WhatsApp, num novo separador. Nada é cobrado agora: combina tudo por lá.',
};

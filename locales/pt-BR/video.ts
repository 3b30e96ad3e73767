/** The steps with a video, before the purchase and after it. */
export const video = {
  'video.captions': 'Português',
  'video.label': 'Vídeo: {headline}',
  'video.failed': 'Não foi possível carregar o vídeo. Você pode continuar sem ele.',
  'video.retry': 'Tentar carregar novamente',
  'video.continue': 'Continuar',
  'video.benefits': 'O que você recebe',
  'video.upsell.accept': 'Quero conhecer a oferta',
  'video.upsell.refuse': 'Não, muito obrigado',
  'video.upsell.chat':
    'A conversa abre no WhatsApp, em uma nova aba. Nada é cobrado agora: você combina tudo por lá.',
} as const;

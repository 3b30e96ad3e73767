import type { MessagesOf } from '../messageKey';

export const video: MessagesOf<'video'> = {
  'video.captions': 'Español',
  'video.label': 'Video: {headline}',
  'video.failed': 'No se pudo cargar el video. Puedes continuar sin verlo.',
  'video.retry': 'Intentar cargarlo de nuevo',
  'video.continue': 'Continuar',
  'video.benefits': 'Lo que recibes',
  'video.upsell.accept': 'Quiero conocer la oferta',
  'video.upsell.refuse': 'No, muchas gracias',
  'video.upsell.chat':
    'La conversación se abre en WhatsApp, en otra pestaña. Ahora no se cobra nada: lo acuerdas todo por allí.',
};

import type { MessagesOf } from '../messageKey';

export const referer: MessagesOf<'referer'> = {
  'referer.label': '¿Cómo nos conociste?',
  'referer.placeholder': 'Selecciona una opción',
  'referer.optional': 'Opcional',
  'referer.wiseup-site': 'Sitio web de Wise Up',
  'referer.wiseup-escola': 'Escuela Wise Up',
  'referer.email': 'Correo electrónico',
  'referer.facebook': 'Facebook',
  'referer.google': 'Google',
  'referer.instagram': 'Instagram',
  'referer.youtube': 'YouTube',
  'referer.representante': 'Representante',
  'referer.outro': 'Otro',
};

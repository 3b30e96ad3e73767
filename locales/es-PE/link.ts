import type { MessagesOf } from '../messageKey';

export const link: MessagesOf<'link'> = {
  'link.title': 'Este enlace ya no está disponible',
  'link.text':
    'Puede que la dirección haya vencido o esté incompleta. Pide un nuevo enlace a quien te lo envió o comunícate con nosotros.',
  'link.retry': 'Intentar de nuevo',
};

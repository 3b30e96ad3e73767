import type { MessagesOf } from '../messageKey';

export const success: Partial<MessagesOf<'success'>> = {
  'success.access': 'Aceder agora',
  'success.offer.product': 'Uma oferta para si: {product}',
  'success.next.title': 'O que acontece a seguir',
  'success.next.1': 'Recebe um e-mail de confirmação dentro de alguns minutos.',
  'success.next.2': 'Siga as instruções do e-mail para criar a sua palavra-passe e aceder.',
};

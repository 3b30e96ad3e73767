import type { MessagesOf } from '../messageKey';

export const upsell: MessagesOf<'upsell'> = {
  'upsell.payment.title': '¿Cómo quieres pagar por {product}?',
  'upsell.refuse': 'No, muchas gracias',
  'upsell.success.title': '{product}: ¡compra confirmada!',
  'upsell.success.first': 'Ver mi primera compra',
};

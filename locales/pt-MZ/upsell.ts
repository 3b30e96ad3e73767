import type { MessagesOf } from '../messageKey';

export const upsell: Partial<MessagesOf<'upsell'>> = {
  'upsell.payment.title': 'Como quer pagar por {product}?',
};

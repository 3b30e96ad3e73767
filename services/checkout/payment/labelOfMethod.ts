import type { MessageKey } from '@/locales/messageKey';
import type { PaymentMethod } from '../../payment';

/** How a method is called. A method without a name does not compile. */
export function labelOfMethod(method: PaymentMethod): MessageKey {
  return `payment.method.${method}`;
}

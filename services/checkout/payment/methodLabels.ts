import type { MessageKey } from '@/locales/messageKey';
import type { OfferedMethod } from './offeredMethods';

/** How each method is called. Exhaustive: a method without a name does not compile. */
export const methodLabels: Record<OfferedMethod, MessageKey> = {
  'credit-card': 'payment.method.credit-card',
  pix: 'payment.method.pix',
  bankslip: 'payment.method.bankslip',
  'm-pesa': 'mpesa.method',
};

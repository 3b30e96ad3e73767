import type { PaymentType } from '@/contract/enumerations';
import type { Payment } from './Payment';

/** Sales of a plan, which begin a subscription. */
export const sellingTypes = ['direct', 'sale-invoice'] as const satisfies readonly PaymentType[];

/** What a product is first paid by, an invoice for a subscription that was sold elsewhere included. */
export const firstPaymentTypes = [
  ...sellingTypes,
  'first-invoice-payment',
] as const satisfies readonly PaymentType[];

/** What gives a subscription another period. */
export const periodTypes = ['renew', 'upgrade'] as const satisfies readonly PaymentType[];

/** Whether an account is opened for a payment. */
export function opensAccount({
  purchase,
  state,
}: {
  purchase: Pick<Payment['purchase'], 'type'>;
  state: Payment['state'];
}): boolean {
  const isBought = state === 'paid' || state === 'trial';
  return isBought && sellingTypes.some((type) => type === purchase.type);
}

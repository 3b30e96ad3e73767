import type { PaymentType } from '@/contract/enumerations';
import type { Payment } from './Payment';

export const sellingTypes = ['direct', 'sale-invoice'] as const satisfies readonly PaymentType[];

export const owningTypes = [
  ...sellingTypes,
  'first-invoice-payment',
] as const satisfies readonly PaymentType[];

export const periodTypes = ['renew', 'upgrade'] as const satisfies readonly PaymentType[];

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

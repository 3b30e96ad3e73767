import type { PaymentType } from '@/contract/enumerations';
import type { Payment } from './Payment';

export const subscribingTypes = [
  'direct',
  'sale-invoice',
] as const satisfies readonly PaymentType[];

export const payerOwnedTypes = [
  ...subscribingTypes,
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
  return isBought && subscribingTypes.some((type) => type === purchase.type);
}

import { paymentTypes, type PaymentType } from '@/contract/enumerations';
import type { Payment } from './Payment';

interface PaidType {
  /** The payer owns the product, and is asked before buying it again with another lead. */
  makesOwner: boolean;
  /** The payer's account at the school is opened: the receipt and the mail have its link. */
  opensAccount: boolean;
}

/** What money of each type brings its payer. What the till does with it: checkout/paymentTypes.ts. */
const byType: Readonly<Record<PaymentType, PaidType>> = {
  direct: { makesOwner: true, opensAccount: true },
  'sale-invoice': { makesOwner: true, opensAccount: true },
  invoice: { makesOwner: false, opensAccount: false },
  'first-invoice-payment': { makesOwner: true, opensAccount: false },
  renew: { makesOwner: false, opensAccount: false },
  upgrade: { makesOwner: false, opensAccount: false },
};

export const payerOwnedTypes = paymentTypes.filter((type) => byType[type].makesOwner);

/** Types that pay a later period of the subscription that their purchase's reference names. */
export const periodTypes = ['renew', 'upgrade'] as const satisfies readonly PaymentType[];

export function opensAccount({
  purchase,
  state,
}: {
  purchase: Pick<Payment['purchase'], 'type'>;
  state: Payment['state'];
}): boolean {
  const isBought = state === 'paid' || state === 'trial';
  return isBought && byType[purchase.type].opensAccount;
}

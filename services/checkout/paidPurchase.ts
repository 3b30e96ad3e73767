import type { PaymentView } from '@/contract/payment';
import type { ProductV2 } from '@/contract/product';
import type { CheckoutFlow, FlowStep } from '@/contract/productConfig';
import { getPayment } from '../api/payment';
import { closeAttempt } from '../attempts/attemptKeys';
import { isOwnPayment } from '../paymentBuyers';
import { readLastStored, readStored, removeStored, type StoredKey } from '../storage';
import { getTokenKey } from './paymentStep';
import { findNextPayment } from './requirements';

type SoldProduct = Pick<ProductV2, 'code' | 'plans'>;

interface PaidStep {
  payment: PaymentView;
  step: FlowStep;
}

/**
 * Finds the payment that has already paid for what a page sells.
 * @param route the page's `stepRoute`
 * @returns null on the pages after the payment, and when nothing is paid
 * @throws HttpError, NoAnswerError
 */
export async function findPaidPayment(
  {
    product,
    productCode,
    productFlow,
  }: { product: SoldProduct; productCode: string; productFlow: CheckoutFlow },
  route: string,
): Promise<PaidStep | null> {
  const step = findNextPayment(productFlow, route);
  if (!step) return null;
  const sold = step.templateId === 'payment' ? productCode : product.code;
  const key = getTokenKey(step);
  // Another tab may have paid for this product, and this tab for another one.
  for (const token of new Set([readStored(key), readLastStored(key)])) {
    if (token === null || !isOwnPayment(token)) continue;
    const payment = await getPayment(token);
    const isPaid = payment.state === 'paid' || payment.state === 'trial';
    const isSold = payment.productCode === sold && isSoldFor(product, payment.currency);
    if (isPaid && isSold && payment.type === 'direct') return { payment, step };
  }
  return null;
}

const isSoldFor = ({ plans }: SoldProduct, currency: string) =>
  plans.some((plan) => plan.currency === currency);

const keysOfPurchase: readonly StoredKey[] = [
  'dataLead',
  'dataPix',
  'purchaseToken',
  'upsellToken',
  'paymentStepId',
];

export function forgetPurchase(): void {
  closeAttempt('lead');
  keysOfPurchase.forEach(removeStored);
}

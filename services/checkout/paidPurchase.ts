import type { PaymentView } from '@/contract/payment';
import type { CheckoutFlow } from '@/contract/product';
import { getPayment } from '../api/payment';
import { closeAttempt } from '../idempotency';
import { removeStored, type StoredKey } from '../storage';
import { routes } from './routes';

/** Whether a page leads to the purchase's payment, or is it. */
function isBeforePayment({ steps }: CheckoutFlow, route: string): boolean {
  const payment = steps.findIndex(({ templateId }) => templateId === 'payment');
  const page = steps.findIndex(({ templateId }) => routes[templateId] === route);
  if (payment === -1) return false;
  return page === -1 ? route.startsWith('/livelo/') : page <= payment;
}

/**
 * The payment that has paid for the product that a page is about to sell.
 * @param route the page's `stepRoute`
 * @param token the purchase's last payment
 * @returns null on the pages after the payment, and when nothing is paid
 * @throws HttpError, NoAnswerError
 */
export async function findPaidPayment(
  { productCode, productFlow }: { productCode: string; productFlow: CheckoutFlow },
  route: string,
  token: string,
): Promise<PaymentView | null> {
  if (!isBeforePayment(productFlow, route)) return null;
  const payment = await getPayment(token);
  const isPaid = payment.state === 'paid' || payment.state === 'trial';
  const isOwn = payment.productCode === productCode && payment.type === 'direct';
  return isPaid && isOwn ? payment : null;
}

/** What was bought, and by whom. The contact stays, to be typed less. */
const keysOfPurchase: readonly StoredKey[] = [
  'dataLead',
  'dataPix',
  'purchaseToken',
  'upsellToken',
  'paymentStepId',
];

/** Forgets a finished purchase, so that another one can begin at its first step. */
export function forgetPurchase(): void {
  closeAttempt('lead');
  keysOfPurchase.forEach(removeStored);
}

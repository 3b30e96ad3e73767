import { useSyncExternalStore } from 'react';
import type { PaymentRoute, PaymentView } from '@/contract/payment';
import type { CheckoutFlow, FlowStep } from '@/contract/productConfig';
import { isPaymentLinkTemplate } from '@/services/checkout/paymentLinks';
import { getTokenKey, withPaidStep } from '@/services/checkout/paymentStep';
import {
  paymentVerificationRoute,
  routes,
  subscriptionWelcomeRoute,
  successInvoiceRoute,
} from '@/services/checkout/routes';
import { getNextStep } from '@/services/checkout/steps';
import { storePaymentBuyer } from '@/services/paymentBuyers';
import {
  createBrowserStore,
  readStored,
  removeStored,
  type StoredValues,
  writeStored,
} from '@/services/storage';
import type { TokenKey } from '@/services/tokenKeys';
import { storeProfile } from './storedProfile';

/**
 * Stores the payment that a step led to, and its buyer. No page knows the buyer behind a payment link.
 * @param step null: the purchase's own payment
 */
export function storeToken(token: string, step: FlowStep | null): void {
  // First, because storing the token notifies other tabs.
  if (!step || !isPaymentLinkTemplate(step.templateId)) storePaymentBuyer(token);
  storeTokenAt(getTokenKey(step), token, step?.id ?? null);
}

/**
 * Like `storeToken`, for callers that know the names only.
 * @param stepId null: the purchase's own payment
 */
export function storeTokenAt(key: TokenKey, token: string, stepId: string | null): void {
  // The payment of an offer after an earlier purchase has nothing to do with this purchase.
  if (key === 'purchaseToken' && readStored(key) !== token) removeStored('upsellToken');
  writeStored(key, token);
  writeStored('paymentStepId', stepId);
}

export function storePayment(payment: PaymentView, step: FlowStep | null): void {
  storeToken(payment.token, step);
  if (getTokenKey(step) === 'purchaseToken') storeProfile(payment);
  const dataPix = getPixData(payment);
  if (dataPix) writeStored('dataPix', dataPix);
  // The Pix code of an earlier attempt must not ask a buyer to pay again.
  else if (isPixOf(payment.productCode)) removeStored('dataPix');
}

function isPixOf(productCode: string): boolean {
  return (readStored('dataPix')?.productCode ?? productCode) === productCode;
}

export function getPixData({
  amount,
  currency,
  parts,
  pix,
  productCode,
  token,
}: PaymentView): StoredValues['dataPix'] | null {
  if (!pix) return null;
  const part = parts.find(({ method }) => method === 'pix')?.amount ?? amount;
  const other = parts.find(({ method }) => method !== 'pix');
  return {
    token,
    ...pix,
    productCode,
    amount: part,
    ...(part < amount && { held: amount - part }),
    ...(part < amount && other && { heldMethod: other.method }),
    currency,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The payment that was found paid at a press here: its receipt says so. */
const paidBefore = createBrowserStore<{ paidBefore: string }>('sessionStorage', () => isText);

export function storePaidBefore(token: string): void {
  paidBefore.write('paidBefore', token);
}

export function useIsPaidBefore(token: string): boolean {
  return useSyncExternalStore(
    paidBefore.subscribe,
    () => paidBefore.read('paidBefore') === token,
    () => false,
  );
}

/**
 * The step after a payment. Where the flow ends with the payment: the welcome page after a custom
 * offer, the invoice receipt after any other payment link, else /success.
 */
function getNextRoute(flow: CheckoutFlow, step: FlowStep | null): string {
  const next = step && getNextStep(flow, step);
  if (next) return routes[next.templateId];
  if (step?.templateId === 'custom-offer') return subscriptionWelcomeRoute;
  return step && isPaymentLinkTemplate(step.templateId) ? successInvoiceRoute : routes.success;
}

/**
 * Where an accepted payment sends its buyer (docs/behaviour.md 7: the answer's route decides).
 * @param step the one that was paid
 */
export function getRouteAfterPayment(
  flow: CheckoutFlow,
  step: FlowStep | null,
  route: PaymentRoute,
): string {
  const routeByAnswer: Record<PaymentRoute, string> = {
    pix: withPaidStep(routes.pix, step?.id),
    'payment-verification': withPaidStep(paymentVerificationRoute, step?.id),
    success: getNextRoute(flow, step),
  };
  return routeByAnswer[route];
}

/**
 * A bank's page as an address that may be opened: http or https only, because the text comes from
 * outside and `javascript:` is an address too. null: do not open it.
 */
export function getBankUrl(redirect: string | null): string | null {
  if (redirect === null || !URL.canParse(redirect)) return null;
  return ['https:', 'http:'].includes(new URL(redirect).protocol) ? redirect : null;
}

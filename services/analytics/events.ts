import type { PaymentView } from '@/contract/payment';
import type { Plan } from '@/contract/product';
import type { FlowStep } from '@/contract/productConfig';
import { getStepKind } from '../checkout/steps';
import type { AnalyticsEvent } from './AnalyticsEvent';

type SoldPlan = Pick<Plan, 'amount' | 'currency' | 'id' | 'name'>;

/** @param amount minor units @returns major units */
const toValue = (amount: number): number => amount / 100;

function describe({ amount, currency, id, name }: SoldPlan): AnalyticsEvent['ecommerce'] {
  const value = toValue(amount);
  const item = { item_id: id, item_name: name, price: value, quantity: 1 } as const;
  return { currency, value, items: [item] };
}

/** The buyer left a contact. @param plan what the flow sells */
export const createLeadEvent = (plan: SoldPlan): AnalyticsEvent => ({
  event: 'generate_lead',
  ecommerce: describe(plan),
});

export const getStepSale = (step: Pick<FlowStep, 'id'> | null): string =>
  step && getStepKind(step.id) === 'upsell' ? 'upsell' : '';

export const createCheckoutEvent = (plan: SoldPlan): AnalyticsEvent => ({
  event: 'begin_checkout',
  ecommerce: describe(plan),
});

export const createPaymentEvent = (plan: SoldPlan, method: string): AnalyticsEvent => ({
  event: 'add_payment_info',
  ecommerce: { ...describe(plan), payment_type: method },
});

export function createPromotionEvent(
  event: 'view_promotion' | 'select_promotion',
  { id, props }: Pick<FlowStep, 'id' | 'props'>,
): AnalyticsEvent {
  const plan = props.plan?.id ?? id;
  const name = props.presentation?.headline ?? plan;
  return { event, ecommerce: { promotion_id: id, items: [{ item_id: plan, item_name: name }] } };
}

type PaidPayment = Pick<
  PaymentView,
  'amount' | 'currency' | 'orderNumber' | 'planId' | 'planName' | 'productCode' | 'state'
>;

/**
 * Creates the event of a paid purchase. A payment's token never names it, because the token opens the
 * payment.
 * @returns null: it is not paid, or the service gives it no order number
 */
export function createPurchaseEvent(payment: PaidPayment): AnalyticsEvent | null {
  const { amount, currency, orderNumber, planId, planName, productCode, state } = payment;
  if (state !== 'paid' || !orderNumber) return null;
  const plan = { amount, currency, id: planId, name: planName ?? productCode };
  return { event: 'purchase', ecommerce: { ...describe(plan), transaction_id: orderNumber } };
}

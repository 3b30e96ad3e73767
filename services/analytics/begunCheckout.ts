import type { TemplateId } from '@/contract/enumerations';
import type { ProductV2 } from '@/contract/product';
import type { CheckoutFlow } from '@/contract/productConfig';
import { createAttemptName } from '../attempts/storedAttempts';
import type { CheckoutQuery } from '../checkout/query';
import { isAfterSale } from '../checkout/paymentLinks';
import { routes } from '../checkout/routes';
import { selectPlan } from '../checkout/selectPlan';
import { getCurrentStep } from '../checkout/steps';
import { readStored } from '../storage';
import type { Occurrence } from './AnalyticsEvent';
import { createCheckoutEvent, getStepSale } from './events';

interface OpenedPage {
  stepRoute: string;
  query: CheckoutQuery;
  brand: { mozambiqueMethods: readonly { planId: string }[] };
  checkout: { flow: CheckoutFlow; product: ProductV2 };
  choosablePlanIds: readonly string[];
  reference?: { template: TemplateId; id: string };
}

const isOpenedPage = (props: unknown): props is OpenedPage =>
  typeof props === 'object' && props !== null && 'choosablePlanIds' in props;

/**
 * Finds the payment that begins when a document opens for one, with the plan that its page opens with
 * (`usePurchasePlan`, `usePaymentLinkPlan`).
 * @param props of the document's page
 * @returns null: nothing is paid there, or there is no lead, and the page leads back to one
 */
export function findBegunCheckout(props: unknown): Occurrence | null {
  if (!isOpenedPage(props)) return null;
  return props.reference ? findBegunLink(props) : findBegunPurchase(props);
}

function findBegunLink({ checkout, reference, stepRoute }: OpenedPage): Occurrence | null {
  if (!reference || isAfterSale(reference.template)) return null;
  const { flow, product } = checkout;
  const { id = '' } = getCurrentStep(flow, stepRoute) ?? {};
  return {
    event: createCheckoutEvent(selectPlan(product, {}, undefined)),
    sale: createAttemptName(id, reference.id),
  };
}

function findBegunPurchase(page: OpenedPage): Occurrence | null {
  const { brand, checkout, choosablePlanIds, query, stepRoute } = page;
  // An upsell has another price once its page knows the buyer.
  if (stepRoute !== routes.payment || !readStored('dataLead')) return null;
  const stored = readStored('PURCHASED_PLAN');
  const chosen = choosablePlanIds.find((id) => id === stored);
  const step = getCurrentStep(checkout.flow, stepRoute);
  const ofStep = brand.mozambiqueMethods[0]?.planId ?? step?.props.plan?.id;
  const plan = selectPlan(checkout.product, query, chosen ?? ofStep);
  return { event: createCheckoutEvent(plan), sale: getStepSale(step) };
}

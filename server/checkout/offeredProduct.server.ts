import type { Operation } from '@/contract/enumerations';
import type { FlowStep } from '@/contract/productConfig';
import { findPageStep } from '@/services/checkout/stepIndicator';
import type { OfferedProduct } from '@/services/checkout/page';
import {
  type CheckoutQuery,
  createProductQuery,
  type QueryParameter,
  queryParameters,
} from '@/services/checkout/query';
import { routes } from '@/services/checkout/routes';
import { getOfferedPlan } from '@/services/checkout/selectPlan';
import { getCurrentStep, getNextStep, getStepKind } from '@/services/checkout/steps';
import { type LoadedCheckout, loadPlanProduct, loadProduct } from './loadCheckout.server';

interface OfferedPage {
  stepRoute: string;
  query: CheckoutQuery;
  operation: Operation;
}

const sellsPlan = ({ id, props }: FlowStep) => getStepKind(id) === 'upsell' && !!props.plan;

/**
 * Loads what the upsell step of a page sells: the step's own plan, else the plan of the flow's upsell,
 * at the price that the flow offers after its purchase. null: the page is about the purchase itself.
 * @throws HttpError, NoAnswerError
 */
export async function loadOfferedProduct(
  { flow, product: bought }: Pick<LoadedCheckout, 'flow' | 'product'>,
  { operation, query, stepRoute }: OfferedPage,
): Promise<OfferedProduct | null> {
  const current = findPageStep(flow, { stepRoute, paidStep: query.paidStep });
  if (!current || getStepKind(current.id) !== 'upsell') return null;
  const step = sellsPlan(current) ? current : flow.steps.find(sellsPlan);
  const plan = step?.props.plan;
  if (!step || !plan) return null;
  const { business, code } = await loadPlanProduct(plan.id);
  const saleQuery = createOfferedQuery(query);
  const productQuery = {
    ...createProductQuery(saleQuery, {
      business,
      operation,
      locale: 'pt-BR',
      voucher: null,
      flowId: flow.id,
    }),
    // The server does not know the buyer, so it asks for the price that the flow offers after this
    // purchase; the browser asks for the buyer's own.
    afterPlanId: getOfferedPlan(bought, flow, query).id,
  };
  return {
    planId: plan.id,
    code,
    productQuery,
    product: await loadProduct(code, productQuery),
    saleQuery,
  };
}

export async function loadNextOffer(
  checkout: Pick<LoadedCheckout, 'flow' | 'product'>,
  page: OfferedPage,
): Promise<OfferedProduct | null> {
  const current = getCurrentStep(checkout.flow, page.stepRoute);
  const next = current && getNextStep(checkout.flow, current);
  if (!next || getStepKind(current.id) === 'upsell' || getStepKind(next.id) !== 'upsell')
    return null;
  const stepRoute = routes[next.templateId];
  return loadOfferedProduct(checkout, { ...page, stepRoute }).catch(() => null);
}

const purchaseParameters: readonly QueryParameter[] = [
  'planId',
  'plan',
  'plans',
  'planTypes',
  'offer',
  'voucher',
  'paymentMethod',
];

export function createOfferedQuery(query: CheckoutQuery): CheckoutQuery {
  const offered: CheckoutQuery = { seller: query.seller, source: query.source };
  for (const name of queryParameters) {
    const value = query[name];
    if (value !== undefined && !purchaseParameters.includes(name)) offered[name] = value;
  }
  return offered;
}

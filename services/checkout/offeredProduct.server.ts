import type { CheckoutFlow, FlowStep, ProductV2, ProductV2Query } from '@/contract/product';
import type { Operation } from '@/contract/enumerations';
import { loadPlanProduct, loadProduct } from './loadCheckout.server';
import {
  type CheckoutQuery,
  createProductQuery,
  type QueryParameter,
  queryParameters,
} from './query';
import { getCurrentStep, getStepKind } from './steps';

/** What is offered after the purchase; it may be of another product and business. */
export interface OfferedProduct {
  planId: string;
  code: string;
  /** What it was priced with, to ask for the price again. */
  productQuery: ProductV2Query;
  product: ProductV2;
  /** The link's parameters as far as they hold for it. */
  saleQuery: CheckoutQuery;
}

interface OfferedPage {
  /** `getStepRoute` */
  stepRoute: string;
  query: CheckoutQuery;
  operation: Operation;
}

const sellsPlan = ({ id, props }: FlowStep) => getStepKind(id) === 'upsell' && !!props.plan;

/**
 * Loads what the upsell step of a route sells: the step's own plan, else the one that the flow's
 * upsell sells. null: the page is about the purchase itself.
 * @throws HttpError, NoAnswerError
 */
export async function loadOfferedProduct(
  flow: CheckoutFlow,
  { operation, query, stepRoute }: OfferedPage,
): Promise<OfferedProduct | null> {
  const current = getCurrentStep(flow, stepRoute);
  if (!current || getStepKind(current.id) !== 'upsell') return null;
  const step = sellsPlan(current) ? current : flow.steps.find(sellsPlan);
  const plan = step?.props.plan;
  if (!step || !plan) return null;
  const { business, code } = await loadPlanProduct(plan.id);
  // What is taken off for those who have just bought is the service's to know, once it knows who.
  const saleQuery = createOfferedQuery(query);
  const productQuery = createProductQuery(saleQuery, {
    business,
    operation,
    locale: 'pt-BR',
    voucher: null,
    flowId: 'default',
  });
  return {
    planId: plan.id,
    code,
    productQuery,
    product: await loadProduct(code, productQuery),
    saleQuery,
  };
}

/** Parameters that say what a link sells; they mean the purchase, not what is offered after it. */
const purchaseParameters: readonly QueryParameter[] = [
  'planId',
  'plan',
  'plans',
  'planTypes',
  'offer',
  'voucher',
  'paymentMethod',
];

/** A link's parameters as far as they hold for what is offered after the purchase. */
export function createOfferedQuery(query: CheckoutQuery): CheckoutQuery {
  const offered: CheckoutQuery = { seller: query.seller, source: query.source };
  for (const name of queryParameters) {
    const value = query[name];
    if (value !== undefined && !purchaseParameters.includes(name)) offered[name] = value;
  }
  return offered;
}

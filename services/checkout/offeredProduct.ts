import type { CheckoutFlow, FlowStep, Product, ProductQuery } from '../product';
import { loadPlanProduct, loadProduct } from './loadCatalogue';
import { createOfferedQuery } from './offeredQuery';
import type { CheckoutQuery } from './parseQuery';
import type { Operation } from './resolveLocale';
import { getStepRoute } from './stepRoute';
import { getCurrentStep, getStepKind } from './steps';

/** What is offered after the purchase; it may be of another product and business. */
export interface OfferedProduct {
  planId: string;
  code: string;
  /** What it was priced with, to ask for the price again. */
  productQuery: ProductQuery;
  product: Product;
  /** The link's parameters as far as they hold for it. */
  saleQuery: CheckoutQuery;
}

interface OfferedPage {
  pathname: string;
  query: CheckoutQuery;
  operation: Operation;
}

const sellsPlan = ({ id, props }: FlowStep) => getStepKind(id) === 'upsell' && !!props.plan;

/**
 * Loads what the upsell step at a path sells: the step's own plan, else the one that the flow's
 * upsell sells. null: the page is about the purchase itself.
 * @throws HttpError, NoAnswerError
 */
export async function loadOfferedProduct(
  flow: CheckoutFlow,
  { operation, pathname, query }: OfferedPage,
): Promise<OfferedProduct | null> {
  const current = getCurrentStep(flow, getStepRoute(pathname));
  if (!current || getStepKind(current.id) !== 'upsell') return null;
  const step = sellsPlan(current) ? current : flow.steps.find(sellsPlan);
  const plan = step?.props.plan;
  if (!step || !plan) return null;
  const { business, code } = await loadPlanProduct(plan.id);
  const { voucher } = step.props;
  const productQuery = { business, operation, ...(voucher !== undefined && { voucher }) };
  return {
    planId: plan.id,
    code,
    productQuery,
    product: await loadProduct(code, productQuery),
    saleQuery: createOfferedQuery(query),
  };
}

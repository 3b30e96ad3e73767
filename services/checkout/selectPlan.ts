import type { Plan, ProductV2 } from '@/contract/product';
import type { CheckoutFlow } from '@/contract/productConfig';
import type { CheckoutQuery } from './query';

/**
 * The plan on offer: the one the link names by id or code, else the step's, else the product's
 * first. The server has already left out plans that the link does not allow.
 * @param query with ids and codes as the product writes them (`resolveNamedPlan`)
 * @throws when the product has no plan at all, which the contract rules out
 */
export function selectPlan(
  product: Pick<ProductV2, 'plans'>,
  query: Pick<CheckoutQuery, 'planId' | 'plan'>,
  stepPlanId: string | undefined,
): Plan {
  const { plans } = product;
  const plan =
    plans.find(({ id }) => id === query.planId) ??
    plans.find(({ code }) => code === query.plan) ??
    plans.find(({ id }) => id === stepPlanId) ??
    plans[0];
  if (!plan) throw new Error('The product has no plan');
  return plan;
}

/** The plan that a flow's payment sells, unless the buyer chooses another on the way there. */
export function getOfferedPlan(
  product: Pick<ProductV2, 'plans'>,
  flow: Pick<CheckoutFlow, 'steps'>,
  query: Pick<CheckoutQuery, 'planId' | 'plan'>,
): Plan {
  const payment = flow.steps.find(({ templateId }) => templateId === 'payment');
  return selectPlan(product, query, payment?.props.plan?.id);
}

/** The most installments the plan can be spread over; null when it is paid at once. */
export function getLongestInstallment({ installments }: Pick<Plan, 'installments'>) {
  return installments.reduce<Plan['installments'][number] | null>(
    (longest, installment) => (installment.id > (longest?.id ?? 1) ? installment : longest),
    null,
  );
}

/** The most installments that cost no more than paying at once; null where there are none. */
export function getLongestFreeInstallment({ installments }: Pick<Plan, 'installments'>) {
  return getLongestInstallment({ installments: installments.filter(({ tax }) => tax === 0) });
}

/** The days that cost this buyer nothing, and when the card is charged after them. */
export type Trial = NonNullable<ProductV2['trial']>;

/** The trial that a plan begins with; null: it is paid now. */
export function findTrial(
  { trial }: Pick<ProductV2, 'trial'>,
  plan: Pick<Plan, 'id'>,
): Trial | null {
  return trial?.planId === plan.id ? trial : null;
}

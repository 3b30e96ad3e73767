import type { Plan, ProductV2 } from '@/contract/product';
import type { CheckoutFlow } from '@/contract/productConfig';
import type { CheckoutQuery } from './query';

/**
 * The plan on offer: the link's plan by id or code, else the step's, else the product's first. The
 * server has already left out plans that the link does not allow.
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

export function getOfferedPlan(
  product: Pick<ProductV2, 'plans'>,
  flow: Pick<CheckoutFlow, 'steps'>,
  query: Pick<CheckoutQuery, 'planId' | 'plan'>,
): Plan {
  const payment = flow.steps.find(({ templateId }) => templateId === 'payment');
  return selectPlan(product, query, payment?.props.plan?.id);
}

export function getLongestInstallment({ installments }: Pick<Plan, 'installments'>) {
  return installments.reduce<Plan['installments'][number] | null>(
    (longest, installment) => (installment.id > (longest?.id ?? 1) ? installment : longest),
    null,
  );
}

export function getLongestFreeInstallment({ installments }: Pick<Plan, 'installments'>) {
  return getLongestInstallment({ installments: installments.filter(({ tax }) => tax === 0) });
}

export type Trial = NonNullable<ProductV2['trial']>;

export function findTrial(
  { trial }: Pick<ProductV2, 'trial'>,
  plan: Pick<Plan, 'id'>,
): Trial | null {
  return trial?.planId === plan.id ? trial : null;
}

import type { ProductV2 } from '@/contract/product';
import { findByCode } from '@/domain/codes';
import type { CheckoutQuery } from '@/services/checkout/query';

/**
 * Replaces the plan that a link names by id or code with the product's spelling, because the browser
 * does not interpret links. A plan that the product does not have stays as it is.
 */
export function resolveNamedPlan<Query extends Pick<CheckoutQuery, 'plan' | 'planId'>>(
  query: Query,
  { plans }: Pick<ProductV2, 'plans'>,
): Query {
  const byId = findByCode(plans, ({ id }) => id, query.planId ?? '');
  const byCode = findByCode(plans, ({ code }) => code, query.plan ?? '');
  return {
    ...query,
    ...(byId && { planId: byId.id }),
    ...(byCode && { plan: byCode.code }),
  };
}

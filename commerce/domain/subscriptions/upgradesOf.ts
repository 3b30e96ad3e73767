import type { CatalogPlan } from '../../catalog/CatalogProduct';
import { betterPlans } from './betterPlans';
import type { KnownSubscription } from './KnownSubscription';
import type { Period } from './periodsOf';
import { unusedCredit } from './unusedCredit';

export interface PricedUpgrade {
  plan: CatalogPlan;
  /** What is left of the plan's price after the credit, in minor units; never zero or less. */
  amount: number;
  /** Minor units. */
  credit: number;
}

/**
 * The plans of the same product that cost more, and what each costs now: its price minus the unused
 * days of what was paid. One that the credit covers whole is not sold: there is nothing to pay.
 */
export function upgradesOf(
  { periods, plan: current, product }: KnownSubscription,
  now: Date,
): PricedUpgrade[] {
  const priceOf = (planId: string) =>
    product.plans.find(({ id }) => id === planId)?.standardAmount ?? 0;
  // An upgrade was paid with money and with the credit of that day: together the plan's price.
  const worthOf = ({ amount, planId, type }: Period) =>
    type === 'upgrade' ? priceOf(planId) : Math.min(amount, priceOf(planId));
  const credit = unusedCredit(periods, worthOf, now, product.operation);
  return betterPlans(product, current)
    .map((plan) => ({ plan, amount: Math.max(0, plan.standardAmount - credit), credit }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => a.amount - b.amount);
}

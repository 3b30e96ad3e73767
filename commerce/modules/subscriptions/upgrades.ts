import type { Operation } from '@/contract/enumerations';
import { daysBetween } from '@/domain/calendar';
import type { CataloguePlan, CatalogueProduct } from '../catalogue/CatalogueProduct';
import type { ActiveSubscription, Period } from './periods';

interface PricedUpgrade {
  plan: CataloguePlan;
  amount: number;
  credit: number;
}

/**
 * Prices the plans of the same product that cost more: each minus the unused days of what was paid. A
 * plan that the credit covers in full is not sold: there is nothing to pay.
 */
export function priceUpgrades(
  { periods, plan: current, product }: ActiveSubscription,
  now: Date,
): PricedUpgrade[] {
  const getPrice = (planId: string) =>
    product.plans.find(({ id }) => id === planId)?.standardAmount ?? 0;
  // An upgrade was paid with money and with the credit of that day: together the plan's price.
  const getWorth = ({ amount, planId, type }: Period) =>
    type === 'upgrade' ? getPrice(planId) : Math.min(amount, getPrice(planId));
  const credit = calculateUnusedCredit(periods, getWorth, now, product.operation);
  return findBetterPlans(product, current)
    .map((plan) => ({ plan, amount: Math.max(0, plan.standardAmount - credit), credit }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => a.amount - b.amount);
}

/**
 * The unused part of what was paid for periods, in minor units: for each, its price by the share of
 * whole days not yet begun, cents rounded down. It counts days, so that a price holds until midnight.
 * @param getWorth The maximum that a period's money counts for: interest, which went to the card's
 *   bank, is not refunded.
 */
export function calculateUnusedCredit(
  periods: readonly Period[],
  getWorth: (period: Period) => number,
  now: Date,
  operation: Operation,
): number {
  return periods.reduce((credit, period) => {
    const length = daysBetween(period.startsAt, period.endsAt, operation);
    const from = period.startsAt > now ? period.startsAt : now;
    const unused = Math.max(0, daysBetween(from, period.leftAt, operation));
    return credit + Math.floor((getWorth(period) * unused) / length);
  }, 0);
}

export const findBetterPlans = (
  { plans }: Pick<CatalogueProduct, 'plans'>,
  { locale, standardAmount }: CataloguePlan,
): CataloguePlan[] =>
  plans.filter((plan) => plan.locale === locale && plan.standardAmount > standardAmount);

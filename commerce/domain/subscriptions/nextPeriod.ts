import type { KnownSubscription } from './KnownSubscription';
import { periodsOf, type Period } from './periodsOf';
import { renewalOpensAt } from './renewalOpensAt';

/** The period that a renewal paid now would give; undefined while it is too early for one. */
export function nextPeriod(
  { payments, plan, product, renewsAt }: KnownSubscription,
  now: Date,
): Period | undefined {
  if (now < renewalOpensAt(renewsAt, plan.type)) return undefined;
  const renewal = {
    type: 'renew',
    planId: plan.id,
    planType: plan.type,
    amount: plan.standardAmount,
    paidAt: now,
  } as const;
  return periodsOf([...payments, renewal], product.operation).at(-1);
}

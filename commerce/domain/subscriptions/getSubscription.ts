import type { Catalog } from '../../catalog/createCatalog';
import { createSubscriptions } from '../../database/createSubscriptions';
import { ProblemError } from '../../errors/ProblemError';
import type { Services } from '../../Services';
import type { KnownSubscription } from './KnownSubscription';
import { periodsOf, type PeriodPayment } from './periodsOf';

/** What the catalogue no longer has was paid for all the same, but gives no period here. */
function withPlanType(
  catalog: Catalog,
  payment: Omit<PeriodPayment, 'planType'>,
): PeriodPayment | [] {
  const known = catalog.getPlan(payment.planId);
  return known ? { ...payment, planType: known.plan.type } : [];
}

/** @throws ProblemError not_found for an unknown or ended one, and for a plan that is gone. */
export async function getSubscription(
  { catalog, connection }: Services,
  id: string,
): Promise<KnownSubscription> {
  const subscriptions = createSubscriptions(connection);
  const row = await subscriptions.get(id);
  const first = row && catalog.getPlan(row.planId);
  if (!first) throw new ProblemError('not_found');
  const { amount, leadId, planId, startedAt } = row;
  const payments = [
    { type: 'first' as const, planId, amount, paidAt: startedAt },
    ...(await subscriptions.listPeriods(id)),
  ].flatMap((payment) => withPlanType(catalog, payment));
  const periods = periodsOf(payments, first.product.operation);
  const last = periods.at(-1);
  const current = last && catalog.getPlan(last.planId);
  if (!current) throw new ProblemError('not_found');
  return { id, leadId, startedAt, ...current, payments, periods, renewsAt: last.endsAt };
}

import type { Executor } from '../../database/connect';
import { ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import type { Catalogue } from '../catalogue/createCatalogue';
import { findSoldPlan } from '../catalogue/registry';
import { findPurchase } from '../payments/findPayment';
import { listPaidPeriods } from '../payments/periodPayments';
import { type ActiveSubscription, derivePeriods, type PeriodPayment } from './periods';
import { subscriptionRepository, type SubscriptionRow } from './repository';

/** Which payments of a subscription count. */
interface Counted {
  /** The id of a payment that does not. */
  without?: string;
  /** A moment after which none does. */
  until?: Date;
}

export async function listPeriodPayments(
  db: Executor,
  { amount, id, planId, startedAt, trialDays }: SubscriptionRow,
  catalogue: Pick<Catalogue, 'getPlan'>,
  { until, without }: Counted = {},
): Promise<PeriodPayment[]> {
  const later = await listPaidPeriods(db, id);
  return [
    { type: 'first' as const, planId, amount, trialDays, paidAt: startedAt },
    ...later.filter(({ paymentId }) => paymentId !== without),
  ]
    .filter(({ paidAt }) => until === undefined || paidAt <= until)
    .flatMap((payment) => withPlanType(catalogue, payment));
}

function withPlanType(
  catalogue: Pick<Catalogue, 'getPlan'>,
  payment: Omit<PeriodPayment, 'planType'>,
): PeriodPayment | [] {
  const sold = catalogue.getPlan(payment.planId);
  return sold ? { ...payment, planType: sold.plan.type } : [];
}

/** @throws ProblemError not_found for an unknown or ended one, and for a plan that the catalogue no longer has. */
export async function getSubscription(
  { catalogue, connection }: Services,
  id: string,
): Promise<ActiveSubscription> {
  const row = await findSubscription(connection, id);
  const first = row && catalogue.getPlan(row.planId);
  if (!first) throw new ProblemError('not_found');
  const { leadId, startedAt } = row;
  const payments = await listPeriodPayments(connection, row, catalogue);
  const periods = derivePeriods(payments, first.product.operation);
  const last = periods.at(-1);
  const current = last && catalogue.getPlan(last.planId);
  if (!current) throw new ProblemError('not_found');
  return { id, leadId, startedAt, ...current, payments, periods, renewsAt: last.endsAt };
}

export async function findSubscriptionId(
  db: Executor,
  purchaseId: string,
): Promise<string | undefined> {
  return (await subscriptionRepository(db).findByPurchase(purchaseId))?.id;
}

export async function findLastPeriod(db: Executor, id: string, counted?: Counted) {
  const row = await findSubscription(db, id);
  const product = row && findSoldPlan(row.planId)?.product;
  if (!product) return undefined;
  const payments = await listPeriodPayments(db, row, { getPlan: findSoldPlan }, counted);
  const period = derivePeriods(payments, product.operation).at(-1);
  return period && { row, period, product };
}

/** Also undefined when the money that began it was refunded. */
export async function findSubscription(
  db: Executor,
  id: string,
): Promise<SubscriptionRow | undefined> {
  const subscription = await subscriptionRepository(db).find(id);
  if (!subscription || subscription.purchaseId === null) return subscription;
  const purchase = await findPurchase(db, subscription.purchaseId);
  return purchase && purchase.paidPaymentId !== null ? subscription : undefined;
}

import type { EventData } from '@/contract/events/events';
import type { Transaction } from '../../database/connect';
import { findSoldPlan } from '../catalogue/registry';
import { writeEvent } from '../events/writeEvent';
import { findPayerContact, type Payment } from '../payments/Payment';
import { isPeriodBeingPaid } from '../payments/periodPayments';
import { lockSubscription } from './beginSubscription';
import { findSubscription, findSubscriptionId, listPeriodPayments } from './getSubscription';
import { derivePeriods, getSubscriptionId } from './periods';
import { subscriptionEndRepository } from './repository';

type PaidBy = Pick<
  Payment,
  | 'business'
  | 'currency'
  | 'id'
  | 'operation'
  | 'payerEmail'
  | 'payerName'
  | 'payerPhone'
  | 'planId'
  | 'productCode'
  | 'purchase'
  | 'purchaseId'
>;

function describe({ business, operation, productCode, purchase, purchaseId }: PaidBy) {
  const { leadId } = purchase;
  return {
    place: { stream: purchaseId, leadId, business },
    sale: { leadId, business, productCode, operation },
  };
}

export async function findLastPeriod(transaction: Transaction, id: string) {
  const row = await findSubscription(transaction, id);
  const product = row && findSoldPlan(row.planId)?.product;
  if (!product) return undefined;
  const payments = await listPeriodPayments(transaction, row, { getPlan: findSoldPlan });
  const period = derivePeriods(payments, product.operation).at(-1);
  return period && { row, period, product };
}

export async function publishStarted(
  transaction: Transaction,
  payment: PaidBy,
  at: Date,
): Promise<void> {
  const id = await findSubscriptionId(transaction, payment.purchaseId);
  const last = id && (await findLastPeriod(transaction, id));
  if (!last) return;
  const { period, row } = last;
  await subscriptionEndRepository(transaction).plan(row.id, period.endsAt);
  const { place, sale } = describe(payment);
  await writeEvent(transaction, {
    type: 'subscription.started',
    ...place,
    at,
    data: {
      ...sale,
      ...toPeriodMembers(payment, period),
      subscriptionId: row.id,
      trialDays: row.trialDays,
    },
  });
}

export async function publishRenewed(
  transaction: Transaction,
  payment: PaidBy,
  at: Date,
): Promise<void> {
  const subscriptionId = getSubscriptionId(payment.purchase.reference);
  const last = await findLastPeriod(transaction, subscriptionId);
  if (!last) return;
  await subscriptionEndRepository(transaction).plan(subscriptionId, last.period.endsAt);
  const { place, sale } = describe(payment);
  const change = payment.purchase.type === 'upgrade' ? 'upgrade' : 'renewal';
  await writeEvent(transaction, {
    type: 'subscription.renewed',
    ...place,
    at,
    data: { ...sale, ...toPeriodMembers(payment, last.period), subscriptionId, change },
  });
}

function toPeriodMembers(
  payment: PaidBy,
  {
    amount,
    endsAt,
    planId,
    startsAt,
  }: { amount: number; endsAt: Date; planId: string; startsAt: Date },
) {
  return {
    paymentId: payment.id,
    planId,
    amount,
    currency: payment.currency,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    buyer: findPayerContact(payment),
  };
}

interface End {
  at: Date;
  cause: EventData<'subscription.ended'>['cause'];
}

export async function publishEnded(
  transaction: Transaction,
  payment: PaidBy,
  end: End,
): Promise<void> {
  const subscriptionId = await findSubscriptionId(transaction, payment.purchaseId);
  if (subscriptionId !== undefined) await writeEnded(transaction, payment, subscriptionId, end);
}

/**
 * Moves the planned end to that of the last period that is still paid, once the money of a renewal or
 * an upgrade was refunded, or publishes it if that is over. The lock, which comes after those of the
 * purchase and the agreement, keeps another period from being paid meanwhile.
 */
export async function publishPeriodRefunded(
  transaction: Transaction,
  payment: PaidBy,
  end: End,
): Promise<void> {
  const subscriptionId = getSubscriptionId(payment.purchase.reference);
  await lockSubscription(transaction, subscriptionId);
  const ends = subscriptionEndRepository(transaction);
  const last = await findLastPeriod(transaction, subscriptionId);
  // Without either, its end was published already, or nobody was to hear of it.
  if (!last || !(await ends.isPlanned(subscriptionId))) return;
  const isOver = last.period.endsAt <= end.at;
  if (!isOver || (await isPeriodBeingPaid(transaction, subscriptionId)))
    return ends.plan(subscriptionId, last.period.endsAt);
  await writeEnded(transaction, payment, subscriptionId, end);
  await ends.remove(subscriptionId);
}

async function writeEnded(
  transaction: Transaction,
  payment: PaidBy,
  subscriptionId: string,
  { at, cause }: End,
): Promise<void> {
  const { place, sale } = describe(payment);
  await writeEvent(transaction, {
    type: 'subscription.ended',
    ...place,
    at,
    data: {
      ...sale,
      subscriptionId,
      cause,
      endedAt: at.toISOString(),
      buyer: findPayerContact(payment),
    },
  });
}

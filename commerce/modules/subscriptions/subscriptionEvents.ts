import type { EventData } from '@/contract/events/events';
import type { Transaction } from '../../database/connect';
import { writeEvent } from '../events/writeEvent';
import { findPayerContact, type Payment } from '../payments/Payment';
import { isPeriodBeingPaid } from '../payments/periodPayments';
import { lockSubscription } from './beginSubscription';
import { findLastPeriod, findSubscriptionId } from './getSubscription';
import { getSubscriptionId } from './periods';
import { subscriptionEndRepository, type SubscriptionRow } from './repository';

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

/** A subscription that was sold elsewhere has no purchase. */
export const nameSubscription = ({
  id,
  purchaseId,
}: Pick<SubscriptionRow, 'id' | 'purchaseId'>) => ({
  subscriptionId: id,
  ...(purchaseId !== null && { purchaseId }),
});

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
      ...nameSubscription(row),
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
    data: {
      ...sale,
      ...nameSubscription(last.row),
      ...toPeriodMembers(payment, last.period),
      change,
    },
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
  const { purchaseId } = payment;
  const id = await findSubscriptionId(transaction, purchaseId);
  if (id !== undefined) await writeEnded(transaction, payment, { id, purchaseId }, end);
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
  await writeEnded(transaction, payment, last.row, end);
  await ends.remove(subscriptionId);
}

async function writeEnded(
  transaction: Transaction,
  payment: PaidBy,
  subscription: Pick<SubscriptionRow, 'id' | 'purchaseId'>,
  { at, cause }: End,
): Promise<void> {
  const { place, sale } = describe(payment);
  await writeEvent(transaction, {
    type: 'subscription.ended',
    ...place,
    at,
    data: {
      ...sale,
      ...nameSubscription(subscription),
      cause,
      endedAt: at.toISOString(),
      buyer: findPayerContact(payment),
    },
  });
}

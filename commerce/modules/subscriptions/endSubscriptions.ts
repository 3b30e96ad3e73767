import { inTransaction, type Transaction } from '../../database/connect';
import { repeat, drain } from '../../recurring';
import type { Services } from '../../Services';
import { writeEvent } from '../events/writeEvent';
import { findLead } from '../leads/leads';
import { lockPurchase } from '../payments/findPayment';
import { isPeriodBeingPaid } from '../payments/periodPayments';
import { lockSubscription } from './beginSubscription';
import { findLastPeriod } from './getSubscription';
import { subscriptionEndRepository, subscriptionRepository } from './repository';
import { nameSubscription } from './subscriptionEvents';

const recheckMs = 60 * 60_000;

interface Ending {
  /**
   * True when the next period is charged without its buyer; a lock keeps that as it is until the
   * transaction ends.
   */
  isChargeAgreed: (transaction: Transaction, subscriptionId: string) => Promise<boolean>;
  onError: (error: unknown) => void;
}

/**
 * Publishes the end of subscriptions whose last period is over, now and repeatedly: nothing but time
 * ends them. Several processes may do so. @returns How to stop.
 */
export function startEndingSubscriptions(
  services: Services,
  { isChargeAgreed, onError }: Ending,
): () => Promise<void> {
  // There is nobody to notify.
  if (services.destinations.length === 0) return () => Promise.resolve();
  return repeat(
    services.timing.endIntervalMs,
    (isStopped) =>
      drain(
        { name: 'end subscription', isStopped, onError },
        1,
        () => subscriptionEndRepository(services.connection).findDue(services.clock()),
        async (id) => {
          try {
            await endWhenOver(services, id, isChargeAgreed);
          } catch (error) {
            // A failure does not keep the others from being checked.
            const later = new Date(services.clock().getTime() + recheckMs);
            await subscriptionEndRepository(services.connection).plan(id, later);
            throw error;
          }
        },
      ),
    onError,
  );
}

/**
 * Locks in the order of a payment for the subscription: its purchase, the agreement, the subscription.
 */
async function endWhenOver(
  { clock, connection }: Services,
  id: string,
  isChargeAgreed: Ending['isChargeAgreed'],
): Promise<void> {
  await inTransaction(connection, async (transaction) => {
    const begun = await subscriptionRepository(transaction).find(id);
    if (begun?.purchaseId) await lockPurchase(transaction, begun.purchaseId);
    const isToBeCharged = await isChargeAgreed(transaction, id);
    await lockSubscription(transaction, id);
    const now = clock();
    const ends = subscriptionEndRepository(transaction);
    if (!(await ends.lockDue(id, now))) return;
    const last = await findLastPeriod(transaction, id);
    // It was refunded, and its end was published then.
    if (!last) return ends.remove(id);
    if (last.period.endsAt > now) return ends.plan(id, last.period.endsAt);
    if (isToBeCharged || (await isPeriodBeingPaid(transaction, id)))
      return ends.plan(id, new Date(now.getTime() + recheckMs));
    await publishExpiry(transaction, last, now);
    await ends.remove(id);
  });
}

async function publishExpiry(
  transaction: Transaction,
  { period, product, row }: NonNullable<Awaited<ReturnType<typeof findLastPeriod>>>,
  at: Date,
): Promise<void> {
  const { business, code: productCode, operation } = product;
  const { leadId, purchaseId } = row;
  const lead = await findLead(transaction, leadId);
  const buyer = lead ? { name: lead.name, email: lead.email, phone: lead.phone } : null;
  await writeEvent(transaction, {
    type: 'subscription.ended',
    stream: purchaseId ?? leadId,
    leadId,
    business,
    at,
    data: {
      ...nameSubscription(row),
      leadId,
      business,
      productCode,
      operation,
      cause: 'not-renewed',
      endedAt: period.endsAt.toISOString(),
      buyer,
    },
  });
}

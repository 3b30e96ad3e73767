import { type Executor, inTransaction } from '../../../database/connect';
import { ProviderRefusal, ProviderUnavailable } from '../../../providers/errors';
import type { Services } from '../../../Services';
import { alarmRepository } from '../alarms';
import { applyCharge } from '../applyCharge';
import { findPayment } from '../findPayment';
import { requireProvider } from '../syncPart';
import type { Part } from '../Payment';
import { type Refund, refundRepository } from './repository';

const firstDelayMs = 2_000;
const maxDelayMs = 300_000;
/** At one try every five minutes these take a day: an outage of hours alerts nobody. */
const triesUntilAlarm = 288;

export function claimDueRefund({
  clock,
  connection,
  provider,
}: Services): Promise<Refund | undefined> {
  return inTransaction(connection, async (transaction) => {
    const refunds = refundRepository(transaction);
    const now = clock();
    const refund = await refunds.lockDue(provider.name, now);
    if (!refund) return undefined;
    const wait = Math.min(firstDelayMs * 2 ** Math.min(refund.tries, 20), maxDelayMs);
    const tries = refund.tries + 1;
    await refunds.planAgain(refund.id, tries, new Date(now.getTime() + wait));
    return { ...refund, tries };
  });
}

/**
 * Has the provider make a refund, once: the provider knows it by the refund's id. A definite refusal
 * is reported to operators and not retried.
 * @throws ProviderUnavailable; the refund is retried
 */
export async function giveBack(services: Services, refund: Refund): Promise<void> {
  const payment = await findPayment(services.connection, refund.paymentId);
  const part = payment?.parts.find(({ position }) => position === refund.part);
  if (!part) throw new Error(`Refund ${refund.id} belongs to no part of a payment`);
  requireProvider(services.provider, part);
  try {
    const { amount, id: reference, pixKey } = refund;
    const order = { reference, amount, ...(pixKey !== null && { pixKey }) };
    const charge = await services.provider.refundPart(part.providerChargeId ?? '', order);
    const isDone =
      charge.status === 'refunded' || charge.refunds?.some((one) => one.reference === reference);
    await applyCharge(services, charge, 'provider');
    if (!isDone) await refuse(services, refund, part, `the charge is ${charge.status}`);
  } catch (error) {
    if (error instanceof ProviderRefusal) {
      await refuse(services, refund, part, error.message);
      return;
    }
    const isLong = refund.tries >= triesUntilAlarm && error instanceof ProviderUnavailable;
    if (isLong)
      await raiseAlarm(services.connection, refund, part, 'no answer for a day', services.clock());
    throw error;
  }
}

function refuse(
  { clock, connection }: Services,
  refund: Refund,
  part: Part,
  answer: string,
): Promise<void> {
  return inTransaction(connection, async (transaction) => {
    const end = { state: 'refused', answer, at: clock() } as const;
    await refundRepository(transaction).settle([refund.id], end);
    await raiseAlarm(transaction, refund, part, answer, end.at);
  });
}

function raiseAlarm(
  executor: Executor,
  { amount, paymentId }: Refund,
  { position }: Part,
  received: string,
  now: Date,
): Promise<void> {
  const expected = `refund of ${amount}`;
  const alarm = { kind: 'refused', paymentId, part: position, expected, received } as const;
  return alarmRepository(executor).raise([alarm], now);
}

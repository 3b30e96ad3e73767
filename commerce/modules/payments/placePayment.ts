import { inTransaction } from '../../database/connect';
import { noteInTrace } from '@/domain/monitoring/trace.server';
import { setTimeout as wait } from 'node:timers/promises';
import { isUniqueViolation } from '../../database/errors';
import { runExclusive } from '../../runExclusive';
import { ProblemError } from '../../http/problems';
import { ProviderUnavailable } from '../../providers/errors';
import type { ChargeOrder } from '../../providers/PaymentProvider';
import type { Services } from '../../Services';
import { applyCharge, declinePart, startPart } from './applyCharge';
import { type AttemptKey, waitForResult } from './attempts';
import { checkCard } from './checkCard';
import { createChargeOrder } from './chargeOrder';
import { keepCountedDeclines } from './countedDeclines';
import { createChargeSafely } from './createChargeSafely';
import type { Part, Payment } from './Payment';
import type { PaymentOrder } from './PaymentOrder';
import { cancellationFor, isWaiting } from './paymentStates';
import { type ConsumedLimits, consumePaymentLimits, noLimits } from './paymentLimits';
import { paymentRepository } from './repository';
import { type Reservation, reservePayment } from './reservePayment';
import { requireProvider, runPendingActions } from './syncPart';

/** Each round ends one open payment or loses one race; more than a few is a fault, not bad luck. */
const rounds = 6;

/** Ends the open payment of the purchase, if it has one, and reserves this one. */
async function reserveInRounds(services: Services, order: PaymentOrder, attempt: AttemptKey) {
  for (let round = 0; round < rounds; round += 1) {
    const reservation = await runExclusive(`lead:${order.leadId}`, () =>
      reserveWithinLimits(services, order, attempt),
    );
    if (reservation === 'raced') continue;
    if (reservation.kind !== 'blocked') return reservation;
    const { payment } = reservation;
    const ended = endOpenPayment(services, payment).then(() => payment);
    if (!(await inTime(services, ended, attempt))) {
      throw new ProviderUnavailable(`Payment ${payment.id} could not be ended in time`);
    }
  }
  throw new ProblemError('service_unavailable');
}

async function reserveWithinLimits(services: Services, order: PaymentOrder, attempt: AttemptKey) {
  const payments = paymentRepository(services.connection);
  const earlier = await payments.findByIdempotencyKey(attempt.idempotencyKey);
  const limits = earlier ? noLimits : await consumePaymentLimits(services, order, attempt);
  try {
    const reservation = await reserveOnce(services, order, attempt, limits);
    if (reservation === 'raced' || reservation.kind !== 'reserved') await limits.release();
    return reservation;
  } catch (error) {
    await limits.release();
    throw error;
  }
}

async function reserveOnce(
  { clock, connection, provider }: Services,
  order: PaymentOrder,
  key: AttemptKey,
  { declines: counts }: ConsumedLimits,
): Promise<Reservation | 'raced'> {
  // Earlier rounds took time: a payment's age counts from when it is written.
  const attempt = { ...key, provider: provider.name, now: clock() };
  try {
    return await inTransaction(connection, async (transaction) => {
      const reservation = await reservePayment(transaction, order, attempt);
      const { kind, payment } = reservation;
      if (kind === 'reserved')
        await keepCountedDeclines(transaction, payment.id, { at: attempt.now, counts });
      return reservation;
    });
  } catch (error) {
    // Of the key, or of the purchase's one payment in flight: another request was quicker.
    if (isUniqueViolation(error)) return 'raced';
    throw error;
  }
}

async function chargePart(
  services: Services,
  part: Part,
  order: ChargeOrder,
): Promise<Payment | null> {
  const { clock, provider, timing } = services;
  // Half the grace: the last call must have ended when the sweep may give the payment up.
  const deadline = part.createdAt.getTime() + timing.unreceivedGraceMs / 2;
  const outcome = await createChargeSafely(provider, order, () => clock().getTime() < deadline);
  switch (outcome.kind) {
    case 'known':
      return applyCharge(services, outcome.charge, 'provider');
    case 'refused':
      return declinePart(services, part, 'provider', getRefusalReason(order));
    case 'not-charged':
      return declinePart(services, part, 'provider');
    case 'unknown':
      return null;
  }
}

const getRefusalReason = ({ method }: ChargeOrder) =>
  method.method === 'default-credit-card' ? 'card_refused' : 'processing_error';

async function chargeParts(
  services: Services,
  order: PaymentOrder,
  payment: Payment,
): Promise<Payment> {
  let current = payment;
  for (const [index, { method }] of order.parts.entries()) {
    const waiting = current.parts[index];
    if (waiting?.state === 'created') current = await startPart(services, waiting);
    const part = current.parts[index];
    if (part?.state !== 'processing') break;
    if (order.isTrial) return checkCard(services, part, method);
    const { locale } = order;
    const charge = createChargeOrder(services, { payment: current, part, method, locale });
    const charged = await chargePart(services, part, charge);
    if (!charged) return current;
    current = charged;
  }
  return runPendingActions(services, current);
}

/**
 * Pays an order at most once: the intent is committed, the provider is called
 * with the payment's id, the result is committed. A payment whose result is unknown stays
 * `processing`, and the sweep finds out. Answers in time: what the provider does later is applied
 * when it is done.
 * @throws ProblemError invalid_field, idempotency_key_reused, already_paid, payment_in_progress,
 * rate_limited, service_unavailable, and what the order's own checks throw; ProviderUnavailable when an open payment of the purchase could not be ended.
 */
export async function placePayment(
  services: Services,
  order: PaymentOrder,
  key: AttemptKey,
): Promise<Payment> {
  const reservation = await reserveInRounds(services, order, key);
  if (reservation.kind !== 'reserved') {
    return waitForResult(services, reservation.payment, key.receivedAt);
  }
  noteInTrace({ paymentId: reservation.payment.id, leadId: order.leadId });
  const charging = chargeParts(services, order, reservation.payment);
  return (
    (await inTime(services, charging, key)) ??
    (await paymentRepository(services.connection).find(reservation.payment.id)) ??
    reservation.payment
  );
}

async function inTime<Result>(
  { background, timing }: Services,
  work: Promise<Result>,
  { receivedAt }: AttemptKey,
): Promise<Result | undefined> {
  const timer = new AbortController();
  const left = Math.max(0, receivedAt + timing.answerTimeoutMs - performance.now());
  try {
    const result = await Promise.race([work, wait(left, undefined, { signal: timer.signal })]);
    if (result === undefined) background.follow(work);
    return result;
  } finally {
    timer.abort();
  }
}

/**
 * Ends a payment that waits for its buyer (an open Pix, slip or push, a bank's unanswered question) at
 * the provider, so that the buyer may pay another way. The payment may turn out to be paid: the caller
 * checks it again.
 * @throws ProviderUnavailable when the provider gave no answer, or left it open.
 */
async function endOpenPayment(services: Services, payment: Payment): Promise<void> {
  const { connection, provider } = services;
  for (const part of payment.parts.filter(isWaiting)) {
    requireProvider(provider, part);
    const chargeId = part.providerChargeId ?? '';
    const charge =
      cancellationFor(part) === 'void'
        ? await provider.voidCharge(chargeId)
        : await provider.expireCharge(chargeId);
    await applyCharge(services, charge, 'provider');
  }
  const ended = await paymentRepository(connection).find(payment.id);
  if (!ended) throw new Error(`Payment ${payment.id} was not found after its charges were ended`);
  if (ended.parts.some(isWaiting)) {
    throw new ProviderUnavailable(`The provider left a charge of payment ${payment.id} open`);
  }
  await runPendingActions(services, ended);
}

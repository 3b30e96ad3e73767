import { inTransaction } from '../../database/connect';
import { randomUUID } from 'node:crypto';
import { repeat, drain } from '../../recurring';
import type { Services } from '../../Services';
import { findPaymentByKey } from '../payments/findPayment';
import { isPeriodBeingPaid } from '../payments/periodPayments';
import { expireTrial, lockTrial } from '../payments/trialPayment';
import { type CreateScheduledOrder, placeScheduledCharge } from './placeScheduledCharge';
import { agreementRepository, lockAgreement } from './repository';
import { scheduledChargeRepository } from './scheduledChargeRepository';
import type { AgreementRow, ChargeOutcome, ScheduledCharge } from './tables';
import { planNextAttempt } from './retries';

const checkEveryMs = 60_000;

const workers = 4;

/**
 * Charges what is due, now and every few seconds. Several processes may do so: each charge is claimed
 * by one. @returns How to stop; resolves when running charges have ended.
 */
export function startScheduledCharges(
  services: Services,
  {
    createOrder,
    onError,
  }: { createOrder: CreateScheduledOrder; onError: (error: unknown) => void },
): () => Promise<void> {
  return repeat(
    services.timing.sweepIntervalMs,
    (isStopped) =>
      drain(
        { name: 'charge agreement', isStopped, onError },
        workers,
        () => claimDueCharge(services),
        (charge) => chargeAgreement(services, charge, createOrder),
      ),
    onError,
  );
}

/** Claims a due charge and first schedules its next check, whatever comes of this one. */
function claimDueCharge({
  clock,
  connection,
  provider,
}: Services): Promise<ScheduledCharge | undefined> {
  return inTransaction(connection, async (transaction) => {
    const charges = scheduledChargeRepository(transaction);
    const now = clock();
    const charge = await charges.lockDue(provider.name, now);
    if (!charge) return undefined;
    await charges.update(charge.id, { nextCheckAt: new Date(now.getTime() + checkEveryMs) });
    return charge;
  });
}

export const countPlannedElsewhere = ({ connection, provider }: Services) =>
  scheduledChargeRepository(connection).countPlannedElsewhere(provider.name);

/**
 * Charges what a buyer agreed to, at most once per try: its payment has the charge's own id as
 * idempotency key, and the period that it pays for is a purchase like any other. Repeated after a
 * crash, it continues where it was.
 */
async function chargeAgreement(
  services: Services,
  charge: ScheduledCharge,
  createOrder: CreateScheduledOrder,
): Promise<void> {
  const agreement = await startCharge(services, charge);
  if (!agreement) return;
  let outcome;
  try {
    outcome = await placeScheduledCharge(services, agreement, charge, createOrder);
  } finally {
    await releaseUnlessPlaced(services, charge);
  }
  if (outcome) await settleCharge(services, charge, outcome);
}

/**
 * From here on the agreement cannot be cancelled. @returns undefined when it is no longer active.
 */
function startCharge(
  { clock, connection }: Services,
  { agreementId, id }: ScheduledCharge,
): Promise<AgreementRow | undefined> {
  return inTransaction(connection, async (transaction) => {
    const agreement = await lockAgreement(transaction, agreementId);
    if (agreement?.state !== 'active') return undefined;
    await scheduledChargeRepository(transaction).update(id, { lockedSince: clock() });
    return agreement;
  });
}

function releaseUnlessPlaced(
  { connection }: Services,
  { agreementId, id }: ScheduledCharge,
): Promise<void> {
  return inTransaction(connection, async (transaction) => {
    await lockAgreement(transaction, agreementId);
    if (await findPaymentByKey(transaction, id)) return;
    await scheduledChargeRepository(transaction).update(id, { lockedSince: null });
  });
}

function settleCharge(
  { clock, connection, purchaseHooks }: Services,
  charge: ScheduledCharge,
  outcome: ChargeOutcome,
): Promise<void> {
  return inTransaction(connection, async (transaction) => {
    const agreements = agreementRepository(transaction);
    const charges = scheduledChargeRepository(transaction);
    const found = await agreements.find(charge.agreementId);
    if (!found) throw new Error(`Charge ${charge.id} has no agreement`);
    const trial = await lockTrial(transaction, found.paymentId);
    const agreement = await lockAgreement(transaction, found.id);
    const current = await charges.find(charge.id);
    // Another process was faster.
    if (agreement?.state !== 'active' || current?.outcome !== null) return;
    const settled = { outcome, nextCheckAt: null };
    if (outcome === 'paid' || outcome === 'not_needed' || outcome === 'cancelled') {
      await charges.update(charge.id, settled);
      await agreements.update(agreement.id, { state: 'kept' });
      return;
    }
    const now = clock();
    const firstChargeAt = agreement.firstChargeAt ?? charge.dueAt;
    const next = planNextAttempt(charge, outcome, { firstChargeAt, now });
    if (!next && (await isPeriodBeingPaid(transaction, agreement.subscriptionId ?? ''))) {
      // The buyer is paying in another way: the result of that payment decides.
      await charges.update(charge.id, { lockedSince: null });
      return;
    }
    await charges.update(charge.id, settled);
    if (next) {
      const planned = { id: randomUUID(), agreementId: agreement.id, lockedSince: null };
      await charges.create({ ...planned, ...next, nextCheckAt: next.dueAt, outcome: null });
      return;
    }
    await agreements.update(agreement.id, { state: 'ended' });
    await expireTrial(transaction, trial, { at: now, cause: 'schedule' }, purchaseHooks);
  });
}

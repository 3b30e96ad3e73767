import { inTransaction } from '../../database/connect';
import { ProviderRefusal, ProviderUnavailable } from '../../providers/errors';
import type { Charge, PaymentProvider } from '../../providers/PaymentProvider';
import { repeat, drain } from '../../recurring';
import type { Services } from '../../Services';
import { findLead } from '../leads/leads';
import { claimDueRefund, giveBack } from './refunds/giveBack';
import { alarmRepository, type ServiceAlarm } from './alarms';
import { applyCharge, declinePart, derivePartState, isAsApplied } from './applyCharge';
import { createChargeOrder } from './chargeOrder';
import { type ChargeOutcome, createChargeSafely } from './createChargeSafely';
import { getMethod } from './methods/registry';
import { PaymentCheckFailure } from './PaymentCheckFailure';
import { cancellationFor, getNextCheckTime, isOverdue } from './paymentStates';
import { findUnreconciledSince, reconcileCharges } from './reconciliation';
import { paymentRepository, type SweepQueue, sweepQueues } from './repository';
import { syncPart } from './syncPart';
import type { Part, PaymentAlarm } from './Payment';

export interface SweepReports {
  onError: (error: unknown) => void;
  onAlarm: (alarm: PaymentAlarm | ServiceAlarm) => void;
}

/**
 * Sweeps now and every few seconds after, each queue independently until nothing of it is due. Makes
 * planned refunds, reconciles once a day, and reports new alarms. Several processes may sweep at once:
 * each payment is claimed by one.
 * @returns How to stop; resolves when running work has ended.
 */
export function startSweep(
  services: Services,
  { onAlarm, onError }: SweepReports,
): () => Promise<void> {
  const every = services.timing.sweepIntervalMs;
  const queues = sweepQueues.map((queue) =>
    repeat(
      every,
      (isStopped) =>
        drain(
          { name: `check payments ${queue}`, isStopped, onError },
          workersByQueue[queue],
          () => claimDue(services, queue),
          (part) => checkPart(services, part),
        ),
      onError,
    ),
  );
  const refunds = repeat(
    every,
    (isStopped) =>
      drain(
        { name: 'give back', isStopped, onError },
        refundWorkers,
        () => claimDueRefund(services),
        (refund) => giveBack(services, refund),
      ),
    onError,
  );
  const alarms = repeat(
    every,
    async () => {
      (await takeAlarms(services)).forEach(onAlarm);
    },
    onError,
  );
  const reportUnreconciled = createUnreconciledReport(services, onAlarm);
  const reconciliation = repeat(
    services.timing.reconcileIntervalMs,
    async (isStopped) => {
      await reconcileCharges(services, { isStopped, onError }).catch(onError);
      await reportUnreconciled();
    },
    onError,
  );
  return async () => {
    await Promise.all([...queues, refunds, alarms, reconciliation].map((stop) => stop()));
  };
}

function createUnreconciledReport(
  services: Services,
  onAlarm: SweepReports['onAlarm'],
): () => Promise<void> {
  let reportedAt = 0;
  return async () => {
    const since = await findUnreconciledSince(services);
    const now = services.clock().getTime();
    if (!since || now - reportedAt < 86_400_000) return;
    reportedAt = now;
    const { name } = services.provider;
    const received = `no reconciliation with ${name} has finished since ${since.toISOString()}`;
    onAlarm({ kind: 'not_reconciled', received });
  };
}

const takeAlarms = ({ clock, connection }: Services) =>
  alarmRepository(connection).takeUnreported(clock());

const workersByQueue: Record<SweepQueue, number> = { 'in-doubt': 16, actions: 8, waiting: 8 };
const refundWorkers = 4;

function claimDue(
  { clock, connection, provider, timing }: Services,
  queue: SweepQueue,
): Promise<Part | undefined> {
  return inTransaction(connection, async (transaction) => {
    const payments = paymentRepository(transaction);
    const now = clock();
    const part = await payments.lockDuePart(queue, provider.name, now);
    if (!part) return undefined;
    const graceEnd = new Date(part.createdAt.getTime() + timing.unreceivedGraceMs + 1);
    await payments.updatePart(part, {
      nextCheckAt: getNextCheckTime(part, now, graceEnd),
      checkCount: part.checkCount + 1,
    });
    return part;
  });
}

const triesUntilAlarm = 288;

function describeFailure(part: Part, error: unknown): string | undefined {
  if (error instanceof ProviderRefusal) return error.message;
  const isLong = part.pendingAction !== null && part.checkCount >= triesUntilAlarm;
  return isLong && error instanceof ProviderUnavailable ? 'no answer for a day' : undefined;
}

async function sync(
  { clock, connection, provider }: Services,
  part: Part,
  action = part.pendingAction,
): Promise<Charge | null> {
  const raiseAlarm = async (received: string) => {
    if (action === null) return;
    const refused = { kind: 'refused', paymentId: part.paymentId, part: part.position } as const;
    await alarmRepository(connection).raise([{ ...refused, expected: action, received }], clock());
  };
  try {
    const charge = await syncPart(provider, { ...part, pendingAction: action });
    if (charge && derivePartState(charge.status, part.state) === part.state) {
      await raiseAlarm(`the charge is still ${charge.status}`);
    }
    return charge;
  } catch (error) {
    const received = describeFailure(part, error);
    if (received !== undefined) await raiseAlarm(received);
    throw error;
  }
}

async function check(services: Services, part: Part): Promise<void> {
  const { clock, timing } = services;
  const charge = await sync(services, part);
  if (!charge) return settleUnreceived(services, part);
  const isOpen = charge.status === 'requires_action' || charge.status === 'pending';
  const isGivenUp = isOpen && isOverdue(part, clock(), timing.actionLimitMs);
  const found = { ...part, providerChargeId: charge.id };
  const current = isGivenUp ? await sync(services, found, cancellationFor(part)) : charge;
  if (current && !isAsApplied(part, current)) await applyCharge(services, current, 'sweep');
}

/** @throws PaymentCheckFailure */
async function checkPart(services: Services, part: Part): Promise<void> {
  try {
    await check(services, part);
  } catch (error) {
    throw new PaymentCheckFailure(part, error);
  }
}

/**
 * Settles a charge that the provider does not have. After half the grace period no request creates it
 * any more: a Pix or a slip is created again from what is stored, and the rest is given up when the
 * grace period is over.
 */
async function settleUnreceived(services: Services, part: Part): Promise<void> {
  const { clock, timing } = services;
  const age = clock().getTime() - part.createdAt.getTime();
  const isAbandoned = age > timing.actionLimitMs;
  if (age > timing.unreceivedGraceMs / 2 && !isAbandoned && (await chargeAgain(services, part)))
    return;
  if (age > timing.unreceivedGraceMs) await declinePart(services, part, 'sweep');
}

/** @returns False when the part cannot be charged again. */
async function chargeAgain(services: Services, part: Part): Promise<boolean> {
  const { connection, provider } = services;
  const method = getMethod(part.method).restore?.(part);
  const payment = await paymentRepository(connection).find(part.paymentId);
  const lead = payment && (await findLead(connection, payment.purchase.leadId));
  if (!method || !lead || part.state !== 'processing') return false;
  const order = createChargeOrder(services, { payment, part, method, locale: lead.locale });
  const outcome = await createChargeSafely(provider, order, () => true);
  const charge = await findCreated(provider, outcome, part.reference);
  if (charge) await applyCharge(services, charge, 'sweep');
  // A provider that is unavailable is asked again; one that refuses is not.
  return charge !== null || outcome.kind !== 'refused';
}

/**
 * A provider may refuse a charge because the first one arrived late and its terms differ: the name of
 * the product's company may have changed since.
 */
async function findCreated(
  provider: PaymentProvider,
  outcome: ChargeOutcome,
  reference: string,
): Promise<Charge | null> {
  if (outcome.kind === 'known') return outcome.charge;
  return outcome.kind === 'refused' ? provider.findCharge(reference) : null;
}

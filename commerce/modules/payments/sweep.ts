import { ProviderRefusal } from '../../providers/errors';
import type { Charge, PaymentProvider } from '../../providers/PaymentProvider';
import type { Services } from '../../Services';
import { alarmRepository } from './alarms';
import { applyCharge, declinePart } from './applyCharge';
import { getNextCheckTime } from './paymentStates';
import type { Part, PaymentAlarm } from './tables';
import { paymentRepository } from './repository';
import { syncPart } from './syncPart';

/** What operators are to be told of. */
export interface SweepReports {
  /** The error of one payment; the others continue. */
  onError: (error: unknown) => void;
  /** What a person has to look at, once. */
  onAlarm: (alarm: PaymentAlarm) => void;
}

/**
 * Sweeps now and every few seconds after, each time until nothing is due, and tells of new alarms.
 * @returns How to stop; resolves when a sweep that runs has ended.
 */
export function startSweep(
  services: Services,
  { onAlarm, onError }: SweepReports,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const sweep = async (): Promise<void> => {
    let isBehind = true;
    while (isBehind && !isStopped) {
      isBehind = await sweepPayments(services, onError).catch((error: unknown) => {
        onError(error);
        return false;
      });
    }
    const alarms = await takeAlarms(services).catch((error: unknown) => {
      onError(error);
      return [];
    });
    alarms.forEach(onAlarm);
    if (isStopped) return;
    timer = setTimeout(() => {
      running = sweep();
    }, services.timing.sweepEvery);
  };
  let running = sweep();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

const takeAlarms = ({ clock, connection }: Services) =>
  alarmRepository(connection).takeUnreported(clock());

const batch = 20;

/** Takes charges that are due a check; the next check is planned first, whatever comes of this one. */
function claimDue({ connection, clock }: Services): Promise<Part[]> {
  return connection.transaction(async (transaction) => {
    const payments = paymentRepository(transaction);
    const now = clock();
    const due = await payments.lockDueParts(now, batch);
    for (const part of due) {
      await payments.updatePart(part, {
        nextCheckAt: getNextCheckTime(part, now),
        checkCount: part.checkCount + 1,
      });
    }
    return due;
  });
}

/** A push that nobody confirmed expires; a bank's question that nobody answered is withdrawn. */
function giveUp(provider: PaymentProvider, { method }: Part, { id }: Charge): Promise<Charge> {
  return method === 'm-pesa' ? provider.expireCharge(id) : provider.voidCharge(id);
}

/**
 * As syncPart. An action that the provider refuses for certain will not be done by trying again: a
 * person has to know.
 */
async function sync({ clock, connection, provider }: Services, part: Part): Promise<Charge | null> {
  try {
    return await syncPart(provider, part);
  } catch (error) {
    if (part.pendingAction && error instanceof ProviderRefusal) {
      const { paymentId, pendingAction: expected, position } = part;
      const refused = { kind: 'refused', paymentId, part: position, expected } as const;
      await alarmRepository(connection).raise([{ ...refused, received: error.message }], clock());
    }
    throw error;
  }
}

async function check(services: Services, part: Part): Promise<void> {
  const { clock, provider, timing } = services;
  const age = clock().getTime() - part.createdAt.getTime();
  const charge = await sync(services, part);
  if (!charge) {
    if (age > timing.receiptGrace) await declinePart(services, part, 'sweep');
    return;
  }
  const isOverdue = charge.status === 'requires_action' && age > timing.actionLimit;
  const current = isOverdue ? await giveUp(provider, part, charge) : charge;
  await applyCharge(services, current, 'sweep');
}

/**
 * Looks payments without a result up at the provider, and runs their pending actions there (end an
 * open Pix, refund). Several processes may sweep at once: each payment is taken by one.
 * @param onError Called with the error of one payment; the others continue.
 * @returns Whether more payments may be due already.
 */
async function sweepPayments(
  services: Services,
  onError: (error: unknown) => void,
): Promise<boolean> {
  const due = await claimDue(services);
  await Promise.all(due.map((part) => check(services, part).catch(onError)));
  return due.length === batch;
}

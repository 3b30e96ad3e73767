import type { Charge, PaymentProvider } from '../../providers/PaymentProvider';
import type { Services } from '../../Services';
import { applyCharge, declinePart } from './applyCharge';
import { getNextCheckTime } from './paymentStates';
import type { Part } from './tables';
import { paymentRepository } from './repository';
import { syncPart } from './syncPart';

/**
 * Sweeps now and every few seconds after, each time until nothing is due.
 * @returns How to stop; resolves when a sweep that runs has ended.
 */
export function startSweep(
  services: Services,
  onError: (error: unknown) => void,
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

async function check(services: Services, part: Part): Promise<void> {
  const { clock, provider, timing } = services;
  const age = clock().getTime() - part.createdAt.getTime();
  const charge = await syncPart(provider, part);
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

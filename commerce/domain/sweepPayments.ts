import { createPayments } from '../database/createPayments';
import type { Part } from '../database/tables';
import type { Charge } from '../providers/Charge';
import type { PaymentProvider } from '../providers/PaymentProvider';
import type { Services } from '../Services';
import { applyCharge } from './applyCharge';
import { askAboutPart } from './askAboutPart';
import { declinePart } from './declinePart';
import { nextCheckAt } from './nextCheckAt';

const batch = 20;

/** Takes charges that are due a check; the next check is planned first, whatever comes of this one. */
function claimDue({ connection, clock }: Services): Promise<Part[]> {
  return connection.transaction(async (transaction) => {
    const payments = createPayments(transaction);
    const now = clock();
    const due = await payments.lockDueParts(now, batch);
    for (const part of due) {
      await payments.updatePart(part, {
        nextCheckAt: nextCheckAt(part, now),
        checkCount: part.checkCount + 1,
      });
    }
    return due;
  });
}

/** A push that nobody confirmed runs out; a bank's question that nobody answered is taken back. */
function giveUp(provider: PaymentProvider, { method }: Part, { id }: Charge): Promise<Charge> {
  return method === 'm-pesa' ? provider.expireCharge(id) : provider.voidCharge(id);
}

async function check(services: Services, part: Part): Promise<void> {
  const { connection, clock, provider, timing } = services;
  const age = clock().getTime() - part.createdAt.getTime();
  const charge = await askAboutPart(provider, part);
  if (!charge) {
    if (age > timing.receiptGrace) await declinePart(services, part, 'sweep');
    return;
  }
  const isOverdue = charge.status === 'requires_action' && age > timing.actionLimit;
  const current = isOverdue ? await giveUp(provider, part, charge) : charge;
  await connection.transaction((transaction) =>
    applyCharge(transaction, current, 'sweep', clock()),
  );
}

/**
 * Asks the provider about payments without a result, and tells it what it still has to do (end an
 * open Pix, give money back). Several processes may sweep at once: each payment is taken by one.
 * @param onError Told what went wrong with one payment; the others go on.
 * @returns Whether more payments may be due already.
 */
export async function sweepPayments(
  services: Services,
  onError: (error: unknown) => void,
): Promise<boolean> {
  const due = await claimDue(services);
  await Promise.all(due.map((part) => check(services, part).catch(onError)));
  return due.length === batch;
}

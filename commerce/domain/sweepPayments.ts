import { createPayments } from '../database/createPayments';
import type { Payment } from '../database/tables';
import type { Charge } from '../providers/Charge';
import type { PaymentProvider } from '../providers/PaymentProvider';
import type { Services } from '../Services';
import { applyCharge } from './applyCharge';
import { declinePayment } from './declinePayment';
import { nextCheckAt } from './nextCheckAt';

const batch = 20;

/** Takes payments that are due a check; the next check is planned first, whatever comes of this one. */
function claimDue({ connection, clock }: Services): Promise<Payment[]> {
  return connection.transaction(async (transaction) => {
    const payments = createPayments(transaction);
    const now = clock();
    const due = await payments.lockDue(now, batch);
    for (const payment of due) {
      await payments.update(payment.id, {
        nextCheckAt: nextCheckAt(payment, now),
        checkCount: payment.checkCount + 1,
      });
    }
    return due;
  });
}

function instruct({ provider }: Services, payment: Payment): Promise<Charge | null> {
  const chargeId = payment.providerChargeId ?? '';
  switch (payment.instruction) {
    case 'refund':
      return provider.refundCharge(chargeId);
    case 'expire':
      return provider.expireCharge(chargeId);
    case 'void':
      return provider.voidCharge(chargeId);
    case null:
      return provider.findCharge(payment.id);
  }
}

/** A push that nobody confirmed runs out; a bank's question that nobody answered is taken back. */
function giveUp(provider: PaymentProvider, { method }: Payment, { id }: Charge): Promise<Charge> {
  return method === 'm-pesa' ? provider.expireCharge(id) : provider.voidCharge(id);
}

async function check(services: Services, payment: Payment): Promise<void> {
  const { connection, clock, provider, timing } = services;
  const age = clock().getTime() - payment.createdAt.getTime();
  const charge = await instruct(services, payment);
  if (!charge) {
    if (age > timing.receiptGrace) await declinePayment(services, payment.id, 'sweep');
    return;
  }
  const isOverdue = charge.status === 'requires_action' && age > timing.actionLimit;
  const current = isOverdue ? await giveUp(provider, payment, charge) : charge;
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
  await Promise.all(due.map((payment) => check(services, payment).catch(onError)));
  return due.length === batch;
}

import type { DeclineReason } from '@/contract/enumerations';
import { inTransaction, type Transaction } from '../../database/connect';
import type { CardVerificationResult, Charge, ChargeStatus } from '../../providers/PaymentProvider';
import type { Services } from '../../Services';
import { readMoneyBack, settleRefunds } from './refunds/moneyBack';
import { alarmRepository, findDifferences } from './alarms';
import { settleDeclines } from './countedDeclines';
import { publishRefundsAndDisputes } from './paymentEvents';
import { findStatePath, isOverdue, isWaiting, partTransitionsByState } from './paymentStates';
import type { PurchaseHooksByType } from './PurchaseHooks';
import { paymentRepository } from './repository';
import type { Part, PartState, Payment, PaymentCause } from './Payment';
import { type LockedPayment, lockPayment, transitionPart } from './transitionPart';

/** Moves a payment in a transaction of its own, and settles what its cards were counted as. */
async function move(
  services: Services,
  work: (transaction: Transaction) => Promise<Payment>,
): Promise<Payment> {
  const moved = await inTransaction(services.connection, work);
  await settleDeclines(services, moved);
  return moved;
}

export function applyCharge(
  services: Services,
  charge: Charge,
  cause: PaymentCause,
): Promise<Payment> {
  const { clock, purchaseHooks: hooks, timing } = services;
  return move(services, async (transaction) => {
    const locked = await lockCharged(transaction, charge.reference);
    return applyLockedCharge(transaction, locked, charge, {
      actionLimitMs: timing.actionLimitMs,
      cause,
      hooks,
      now: clock(),
    });
  });
}

/**
 * Whether a charge still waits for its buyer as it did when it was last applied: applying it again
 * would change nothing. A part has its charge's id only after a comparison with what was ordered.
 * The currency, compared then, is not compared here: once the charge moves, and before its money
 * counts, it is again.
 */
export const isAsApplied = (part: Part, charge: Charge): boolean =>
  isWaiting(part) &&
  charge.status === part.state &&
  charge.id === part.providerChargeId &&
  charge.amount === part.amount &&
  !charge.dispute &&
  !charge.refunds?.length;

interface AppliedWhen {
  cause: PaymentCause;
  now: Date;
  actionLimitMs: number;
  hooks: PurchaseHooksByType;
}

export async function applyLockedCharge(
  transaction: Transaction,
  locked: LockedPayment,
  received: Charge,
  { actionLimitMs, hooks, ...when }: AppliedWhen,
): Promise<Payment> {
  const differences = await findDifferences(transaction, locked.payment, received);
  if (differences.length > 0) {
    await alarmRepository(transaction).raise(differences, when.now);
    return locked.payment;
  }
  const { payment } = locked;
  const part = payment.parts.find(({ reference }) => reference === received.reference);
  if (!part) throw new Error(`Payment ${payment.id} has no charge ${received.reference}`);
  const isUnanswered =
    received.status === 'voided' &&
    part.state === 'requires_action' &&
    isOverdue(part, when.now, actionLimitMs);
  const charge = isUnanswered ? { ...received, ...unanswered } : received;
  await settleRefunds(transaction, part, charge, when.now);
  const to = derivePartState(charge.status, part.state);
  const said = readMoneyBack(part, charge);
  const money = to === 'refunded' ? { ...said, refundedAmount: part.amount } : said;
  if (money.dispute === 'open' && part.dispute !== 'open') {
    const about = { kind: 'disputed', paymentId: payment.id, part: part.position } as const;
    const found = { expected: 'no dispute', received: 'the buyer disputes it at the bank' };
    await alarmRepository(transaction).raise([{ ...about, ...found }], when.now);
  }
  const moves = findStatePath<PartState>(partTransitionsByState, part.state, to);
  if (!moves?.length) return keepMoneyBack(transaction, locked, part, money, when.now);
  return transitionPart(transaction, locked, charge.reference, {
    hooks,
    decide: () => ({ ...when, to, details: { ...toPartDetails(charge), ...money } }),
  });
}

const unanswered = { status: 'declined', declineReason: 'authentication_failed' } as const;

async function keepMoneyBack(
  transaction: Transaction,
  { payment, purchase }: LockedPayment,
  part: Part,
  money: Pick<Part, 'dispute' | 'refundedAmount'>,
  at: Date,
): Promise<Payment> {
  if (money.refundedAmount === part.refundedAmount && money.dispute === part.dispute)
    return payment;
  const changed = await paymentRepository(transaction).updatePart(part, money);
  const parts = payment.parts.map((own) => (own === part ? changed : own));
  const current = { ...payment, parts };
  await publishRefundsAndDisputes(transaction, {
    before: payment,
    payment: current,
    pays: purchase.paidPaymentId === payment.id,
    at,
  });
  return current;
}

export function startPart(
  { clock, connection, purchaseHooks: hooks }: Services,
  { reference }: Pick<Part, 'reference'>,
): Promise<Payment> {
  return inTransaction(connection, async (transaction) =>
    transitionPart(transaction, await lockCharged(transaction, reference), reference, {
      hooks,
      decide: ({ state }) => ({
        to: state === 'created' ? 'processing' : state,
        cause: 'buyer',
        now: clock(),
        details: {},
      }),
    }),
  );
}

/**
 * Declines a part whose charge the provider never received or refused.
 * @param declineReason What the buyer can do about it; without one, try again.
 */
export function declinePart(
  services: Services,
  { reference }: Pick<Part, 'reference'>,
  cause: PaymentCause,
  declineReason: DeclineReason = 'processing_error',
): Promise<Payment> {
  const { clock, purchaseHooks: hooks } = services;
  return move(services, async (transaction) =>
    transitionPart(transaction, await lockCharged(transaction, reference), reference, {
      hooks,
      decide: ({ state }) => ({
        // Money that was found meanwhile counts: only an attempt without an answer is declined.
        to: state === 'created' || state === 'processing' ? 'declined' : state,
        cause,
        now: clock(),
        details: { declineReason },
      }),
    }),
  );
}

export function applyCardCheck(
  services: Services,
  reference: string,
  { declineReason, profileId }: CardVerificationResult,
): Promise<Payment> {
  const { clock, purchaseHooks: hooks } = services;
  return move(services, async (transaction) =>
    transitionPart(transaction, await lockCharged(transaction, reference), reference, {
      hooks,
      decide: ({ state }) => ({
        // A part that was given up meanwhile stays so: nothing was charged.
        to: state !== 'processing' ? state : profileId === null ? 'declined' : 'trial',
        cause: 'provider',
        now: clock(),
        details: { profileId, declineReason },
      }),
    }),
  );
}

async function lockCharged(transaction: Transaction, reference: string): Promise<LockedPayment> {
  const locked = await lockPayment(transaction, reference);
  if (!locked) throw new Error(`No payment has the charge ${reference}`);
  return locked;
}

function toPartDetails({
  id,
  declineReason,
  profileId,
  card,
  redirect,
  pix,
  bankSlip,
  mpesa,
}: Charge) {
  return {
    providerChargeId: id,
    declineReason,
    redirect,
    ...(profileId ? { profileId } : {}),
    ...(card ? { cardCompany: card.company, cardLastDigits: card.lastDigits } : {}),
    ...(pix ? { pixTxid: pix.txid, pixCode: pix.code, pixExpiresAt: pix.expiresAt } : {}),
    ...(bankSlip
      ? {
          bankSlipId: bankSlip.id,
          bankSlipBarcode: bankSlip.barcode,
          bankSlipLine: bankSlip.digitableLine,
          bankSlipDueDate: bankSlip.dueDate,
        }
      : {}),
    ...(mpesa ? { mpesaId: mpesa.id } : {}),
  };
}

/**
 * Maps a provider's charge status to the state of our part. A voided charge keeps no money: a part
 * that waited for its buyer has expired, an authorized one was released (voided), a captured one was
 * refunded, any other was declined.
 */
export function derivePartState(status: ChargeStatus, current: PartState): PartState {
  if (status === 'captured') return 'paid';
  if (status !== 'voided') return status;
  if (current === 'paid' || current === 'refunded') return 'refunded';
  if (current === 'authorized' || current === 'voided') return 'voided';
  return current === 'expired' || isWaiting({ state: current }) ? 'expired' : 'declined';
}

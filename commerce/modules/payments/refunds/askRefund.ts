import { randomUUID } from 'node:crypto';
import { addDays } from '@/domain/calendar';
import { formatMoney } from '@/domain/money';
import { readPixKey } from '@/domain/pixKeys';
import { inTransaction, type Transaction } from '../../../database/connect';
import { getNextCall, requireWithinLimits } from '../../../rateLimit';
import type { Services } from '../../../Services';
import { findPaidAt } from '../findPayment';
import { ActionRefused } from '../operatorActions';
import { lockPayment } from '../transitionPart';
import type { Part, Payment } from '../Payment';
import { type Refund, refundRepository } from './repository';
import { getWithdrawalEnd, withdrawalDays } from './withdrawal';
import { splitRefund } from './splitRefund';

export interface RefundServices extends Pick<Services, 'clock' | 'connection'> {
  limits: Pick<Services['limits'], 'getRule'>;
}

/** Days in which a Pix can be returned (Pix API of the central bank). */
const pixReturnDays = 90;

export interface RefundRequest {
  paymentId: string;
  key: string;
  amount: number | null;
  cause: Refund['cause'];
  askedBy: string;
  reason: string;
  pixKey: string | null;
}

/**
 * Plans a refund of a payment; the sweep has the provider make it. Never plans more than is left.
 * @throws ActionRefused, ProblemError rate_limited: an operator has refunded enough for a day
 */
export function askRefund(
  { clock, connection, limits }: RefundServices,
  request: RefundRequest,
): Promise<Refund[]> {
  return inTransaction(connection, async (transaction) => {
    // The reference of a payment's first part is the payment's id.
    const locked = await lockPayment(transaction, request.paymentId);
    if (!locked) throw new ActionRefused(`There is no payment ${request.paymentId}.`);
    const refunds = refundRepository(transaction);
    const known = await refunds.listByRequest(request.key);
    if (known.length > 0) return requireSame(known, request);
    const now = clock();
    const pixKey = toPixKey(request);
    const shares = await share(transaction, locked.payment, request, now);
    if (request.cause === 'operator') {
      const total = shares.reduce((sum, { amount }) => sum + amount, 0);
      await requireOperatorTurn(transaction, limits, { operator: request.askedBy, total, now });
    }
    const planned = shares.map(({ amount, position, provider }) => ({
      id: randomUUID(),
      paymentId: locked.payment.id,
      part: position,
      provider,
      amount,
      requestKey: request.key,
      cause: request.cause,
      askedBy: request.askedBy,
      reason: request.reason,
      pixKey,
      state: 'planned' as const,
      answer: null,
      tries: 0,
      nextTryAt: now,
      askedAt: now,
      settledAt: null,
    }));
    await refunds.create(planned);
    return planned;
  });
}

/**
 * A buyer chooses among the payer's own keys; what an operator types may be anything.
 * @throws ActionRefused, without the key: it is the payer's
 */
function toPixKey({ cause, pixKey }: RefundRequest): string | null {
  if (pixKey === null || cause !== 'operator') return pixKey;
  const key = readPixKey(pixKey);
  if (key === undefined)
    throw new ActionRefused(
      'This is no Pix key: name a CPF, a CNPJ, an e-mail address, a mobile phone with +55 or a random key.',
    );
  return key;
}

async function requireOperatorTurn(
  transaction: Transaction,
  limits: RefundServices['limits'],
  { now, operator, total }: { operator: string; total: number; now: Date },
): Promise<void> {
  const count = limits.getRule('refunds-per-operator');
  const money = limits.getRule('refunded-per-operator');
  const since = new Date(now.getTime() - count.windowMs);
  const earlier = await refundRepository(transaction).lockByOperator(operator, since);
  const sum = earlier.reduce((all, { amount }) => all + amount, total);
  const first = earlier[0]?.askedAt ?? now;
  requireWithinLimits(
    [
      getNextCall(
        earlier.map(({ askedAt }) => askedAt),
        count,
      ),
      // In minor units.
      sum > money.limit * 100
        ? { moment: first.getTime() + money.windowMs, limit: money.name }
        : undefined,
    ],
    now,
  );
}

function requireSame(known: Refund[], { amount, paymentId }: RefundRequest): Refund[] {
  const total = known.reduce((sum, refund) => sum + refund.amount, 0);
  const isSame =
    known.every((refund) => refund.paymentId === paymentId) &&
    (amount === null || amount === total);
  if (!isSame) throw new ActionRefused('This key was used for another refund.');
  return known;
}

/** @throws ActionRefused */
async function share(
  transaction: Transaction,
  payment: Payment,
  { amount, cause, pixKey }: RefundRequest,
  now: Date,
) {
  const paidAt = await findPaidAt(transaction, payment.id);
  if (payment.state !== 'paid' || !paidAt)
    throw new ActionRefused(`The payment is ${payment.state}: there is no money to give back.`);
  if (payment.parts.some(({ pendingAction }) => pendingAction !== null))
    throw new ActionRefused('The payment is being given back already.');
  if (payment.parts.some(({ dispute }) => dispute === 'open' || dispute === 'lost'))
    throw new ActionRefused('The buyer disputes the payment at the bank, which decides.');
  if (cause === 'regret' && now > getWithdrawalEnd(payment, paidAt))
    throw new ActionRefused(`The ${withdrawalDays} days for regret are over.`);
  const isPix = payment.parts.some(({ method }) => method === 'pix');
  if (isPix && now > addDays(paidAt, pixReturnDays))
    throw new ActionRefused(`A Pix is returned within ${pixReturnDays} days.`);
  if (pixKey === null && payment.parts.some(({ method }) => method === 'bankslip'))
    throw new ActionRefused('A bank slip is given back to a Pix key of its payer: name one.');
  const planned = await refundRepository(transaction).list(payment.id);
  const left = payment.parts.map((part) => ({ ...part, left: leftOf(part, planned) }));
  const total = left.reduce((sum, part) => sum + part.left, 0);
  if (total === 0) throw new ActionRefused('All of the payment goes back already.');
  const shares = splitRefund(left, amount ?? total);
  if (shares) return shares;
  const whole = formatMoney(total, payment.currency);
  throw new ActionRefused(
    left.length > 1
      ? `${whole} can go back; of a part each of the two methods keeps something.`
      : `${whole} can go back.`,
  );
}

function leftOf({ amount, position, refundedAmount }: Part, refunds: readonly Refund[]): number {
  const planned = refunds.filter(({ part, state }) => part === position && state === 'planned');
  return planned.reduce((left, refund) => left - refund.amount, amount - refundedAmount);
}

import { addDays } from '@/domain/calendar';
import { createId } from '../createId';
import { ProblemError } from '../http/problems';
import type { Sandbox } from '../Sandbox';
import { commitCharge } from './chargeStore';
import type { StoredCharge } from './StoredCharge';

/** A Pix can be returned for this many days after it was paid (Pix API of the central bank). */
const pixReturnDays = 90;

export interface RefundOrder {
  reference: string;
  amount: number;
  pixKey?: string;
}

/**
 * Refunds what was captured, or a part of it. Repeating a refund changes nothing and is no error, so
 * that a caller who lost the answer can retry.
 * @param order absent: refunds all that is left
 * @throws ProblemError 409 `invalid_state` with the charge's status, 422 for an order that cannot be
 *   carried out
 */
export async function refundCharge(
  sandbox: Sandbox,
  charge: StoredCharge,
  order?: RefundOrder,
): Promise<StoredCharge> {
  if (order ? isRefunded(charge, order) : charge.status === 'refunded') return charge;
  refuseWithoutMoney(charge);
  refuseDisputed(charge);
  const left = charge.terms.amount - sumOf(charge);
  const amount = order?.amount ?? left;
  if (order) refuseOrder(sandbox, charge, order, left);
  const isWhole = amount === left;
  return commitCharge(sandbox, {
    type: 'charge-changed',
    at: sandbox.now().toISOString(),
    webhookId: createId('evt'),
    chargeId: charge.id,
    change: {
      status: isWhole ? 'refunded' : 'captured',
      declineCode: null,
      profileId: charge.profileId,
      refund: { reference: order?.reference ?? null, amount },
      ledger: [isWhole ? 'refunded' : 'partly_refunded'],
    },
  });
}

const sumOf = ({ refunds }: StoredCharge) =>
  refunds.reduce((total, { amount }) => total + amount, 0);

/** @throws ProblemError 422 when the reference was used for another amount */
function isRefunded({ refunds }: StoredCharge, { amount, reference }: RefundOrder): boolean {
  const known = refunds.find((refund) => refund.reference === reference);
  if (known && known.amount !== amount)
    throw refusal('reference_reused', 'The reference was used for a refund of another amount.');
  return known !== undefined;
}

function refuseWithoutMoney({ status }: StoredCharge): void {
  if (status === 'captured') return;
  throw new ProblemError(409, 'invalid_state', `A charge that is ${status} cannot be refunded.`, {
    chargeStatus: status,
  });
}

/** During a dispute, and after one that the buyer has won, there is no money to refund. */
function refuseDisputed({ dispute, status }: StoredCharge): void {
  if (dispute === null || dispute.status === 'won') return;
  throw new ProblemError(409, 'invalid_state', 'A charge that is disputed cannot be refunded.', {
    chargeStatus: status,
  });
}

function refuseOrder(
  { now }: Sandbox,
  { capturedAt, terms }: StoredCharge,
  { amount, pixKey }: RefundOrder,
  left: number,
): void {
  if (amount > left) throw refusal('amount_too_large', `Of this charge ${left} can be given back.`);
  if (terms.method === 'bankslip' && pixKey === undefined)
    throw refusal('pix_key_required', 'A bank slip is given back to a Pix key of its payer.');
  const isTooLate =
    terms.method === 'pix' &&
    capturedAt !== null &&
    now() > addDays(new Date(capturedAt), pixReturnDays);
  if (isTooLate)
    throw refusal('too_late', `A Pix is returned within ${pixReturnDays} days after it was paid.`);
}

type Refusal = ConstructorParameters<typeof ProblemError>[1];

const refusal = (code: Refusal, detail: string) => new ProblemError(422, code, detail);

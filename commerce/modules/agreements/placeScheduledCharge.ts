import type { ProblemCode } from '@/contract/problem';
import { hashRequest } from '../../http/idempotency';
import { ProblemError } from '../../http/problems';
import { ProviderRefusal, ProviderUnavailable } from '../../providers/errors';
import type { Services } from '../../Services';
import { alarmRepository, isWithoutMoney } from '../payments/alarms';
import { applyCharge } from '../payments/applyCharge';
import { findPayment, findPaymentByKey } from '../payments/findPayment';
import type { PaymentOrder } from '../payments/PaymentOrder';
import { placePayment } from '../payments/placePayment';
import type { Payment } from '../payments/Payment';
import { scheduledChargeRepository } from './scheduledChargeRepository';
import type { AgreementRow, ChargeOutcome, ScheduledCharge } from './tables';

export class NotChargeable extends Error {
  override readonly name = 'NotChargeable';
}

/**
 * Creates the order of the next period of the agreement's subscription, at the agreed price.
 * @returns null when the period is no longer to be paid: the buyer has renewed or changed the plan
 * @throws NotChargeable, ProblemError not_found
 */
export type CreateScheduledOrder = (
  services: Services,
  agreement: AgreementRow,
) => Promise<PaymentOrder | null>;

/**
 * Places the payment of a try, or reads its result when it is placed already.
 * @returns undefined while there is no result
 */
export async function placeScheduledCharge(
  services: Services,
  agreement: AgreementRow,
  { id }: Pick<ScheduledCharge, 'id'>,
  createOrder: CreateScheduledOrder,
): Promise<ChargeOutcome | undefined> {
  const placed = await findPaymentByKey(services.connection, id);
  if (placed) return getOutcome(placed);
  try {
    const order = await createOrder(services, agreement);
    if (!order) return 'not_needed';
    const found = await settleEarlierTry(services, agreement);
    if (found) return found;
    const key = {
      address: null,
      idempotencyKey: id,
      requestHash: hashRequest({ id }),
      receivedAt: performance.now(),
    };
    return getOutcome(await placePayment(services, order, key));
  } catch (error) {
    // A payment that was placed is checked again later.
    if (await findPaymentByKey(services.connection, id)) return undefined;
    return explainFailure(services, agreement, error);
  }
}

function getOutcome({ parts, state }: Payment): ChargeOutcome | undefined {
  if (state === 'paid') return 'paid';
  if (state === 'refunded') return 'not_needed';
  if (state !== 'declined' && state !== 'expired') return undefined;
  if (parts.some(({ providerChargeId }) => providerChargeId !== null)) return 'declined';
  // No charge was made: the provider refused it (placePayment.ts), or was not reached.
  return parts.some(({ declineReason }) => declineReason === 'card_refused')
    ? 'refused'
    : 'not_reached';
}

/**
 * Asks the provider about the previous try: one that was given up without an answer may have been
 * charged after all, and another reference would charge once more.
 * @returns the outcome for this try; undefined: nothing was charged, it may be made
 */
async function settleEarlierTry(
  services: Services,
  { id }: AgreementRow,
): Promise<ChargeOutcome | undefined> {
  const { connection, provider } = services;
  const paymentId = await scheduledChargeRepository(connection).findLastPaymentId(id);
  const earlier = paymentId && (await findPayment(connection, paymentId));
  if (!earlier) return undefined;
  for (const { reference } of earlier.parts) {
    const charge = await provider.findCharge(reference);
    if (!charge) continue;
    const { state } = await applyCharge(services, charge, 'schedule');
    if (state === 'paid' || state === 'refunded') return 'not_needed';
    // Authorized, or not as it was ordered (decision 021): nothing more is charged before that is settled.
    if (!isWithoutMoney(charge)) return 'not_reached';
  }
  return undefined;
}

const passing: ReadonlySet<ProblemCode> = new Set([
  'payment_in_progress',
  'rate_limited',
  'service_unavailable',
]);

async function explainFailure(
  { clock, connection }: Services,
  agreement: AgreementRow,
  error: unknown,
): Promise<ChargeOutcome | undefined> {
  if (error instanceof ProviderUnavailable || error instanceof ProviderRefusal) {
    return 'not_reached';
  }
  const isProblem = error instanceof ProblemError;
  if (isProblem && error.code === 'already_paid') return 'not_needed';
  // The buyer is paying at this very moment, or a limit or an outage will pass.
  if (isProblem && passing.has(error.code)) return undefined;
  if (!isProblem && !(error instanceof NotChargeable)) throw error;
  const { amount, currency, paymentId } = agreement;
  await alarmRepository(connection).raise(
    [
      {
        kind: 'not_chargeable',
        paymentId,
        part: 1,
        expected: `${amount} ${currency} after the trial`,
        received: isProblem ? error.code : error.message,
      },
    ],
    clock(),
  );
  return 'not_reached';
}

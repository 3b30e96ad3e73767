import type { Problem } from '@/contract/problem';
import { HttpError } from '@/services/http/errors';
import type { PointsSplit } from '../../livelo/pointsSplit';
import type { FilledOrder, FilledPart, PaymentContext } from '../../payment/paymentCall';

export interface PointsPayment {
  split: PointsSplit;
  session: string;
  /** Called when the points were refused, before the form has the outcome. */
  onRefused: (refusal: PointsRefusal) => void;
}

/**
 * `ended`: the visit has ended. `changed`: the rate has changed. `redemption`: Livelo does not redeem
 * the points.
 */
export type PointsRefusal = 'ended' | 'changed' | 'redemption';

function toRefusal(problem: Problem | null, { cash }: PointsSplit): PointsRefusal | null {
  // With points alone, the decline comes from the program.
  if (cash === 0 && problem?.code === 'payment_declined') return 'redemption';
  if (problem?.code === 'points_unavailable') return 'redemption';
  if (problem?.code === 'price_changed') return 'changed';
  const isSession = problem?.errors?.some(({ field }) => field.endsWith('/liveloSession'));
  return isSession ? 'ended' : null;
}

/** A card's share of the price is sent beside its amount with interest. */
function getShare(part: FilledPart, cash: number): FilledPart {
  return part.method === 'credit-card' ? { ...part, principal: cash } : part;
}

export function withPoints(
  order: FilledOrder,
  { split, session }: Pick<PointsPayment, 'split' | 'session'>,
): FilledOrder {
  const { cash, points, worth } = split;
  const livelo: FilledPart = { method: 'livelo', amount: worth, points, liveloSession: session };
  const rest = cash === 0 ? [] : order.parts.map((part) => getShare(part, cash));
  const amount = rest.reduce((sum, part) => sum + part.amount, worth);
  return { ...order, amount, parts: [livelo, ...rest] };
}

type CreateCall = Awaited<ReturnType<PaymentContext['loadCreateCall']>>;

export function payWithPoints(createCall: CreateCall, payment: PointsPayment): CreateCall {
  return (order) => {
    const call = createCall(withPoints(order, payment));
    if (!call) return null;
    return {
      ...call,
      async send(idempotencyKey, parts) {
        try {
          return await call.send(idempotencyKey, parts);
        } catch (error) {
          const refusal =
            error instanceof HttpError ? toRefusal(error.problem, payment.split) : null;
          if (refusal) payment.onRefused(refusal);
          throw error;
        }
      },
    };
  };
}

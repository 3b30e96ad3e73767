import { HttpError } from '../../http/HttpError';
import type { Problem } from '@/contract/problem';
import type { PaymentPart } from '../../payment';
import type { Order } from '../payment/order';
import type { OrderHandling } from '../payment/paymentSource';
import type { Mix } from './mix';

export interface PointsPayment {
  mix: Mix;
  session: string;
  /** Told why the points were refused, before the form hears of it. */
  onRefused: (refusal: PointsRefusal) => void;
  /** The points are on their way: the visit has served. */
  onTaken: () => void;
}

/** `ended`: the visit is over. `changed`: the rate is another one. `redemption`: too few points. */
export type PointsRefusal = 'ended' | 'changed' | 'redemption';

function refusalOf(problem: Problem | null, { cash }: Mix): PointsRefusal | null {
  // Of points alone the programme is who declines.
  if (cash === 0 && problem?.code === 'payment_declined') return 'redemption';
  if (problem?.code === 'points_unavailable') return 'redemption';
  if (problem?.code === 'price_changed') return 'changed';
  const isSession = problem?.errors?.some(({ field }) => field.endsWith('/liveloSession'));
  return isSession ? 'ended' : null;
}

/** A card's share of the price is told apart from what it comes to with interest. */
function shareOf(part: PaymentPart, cash: number): PaymentPart {
  return part.method === 'credit-card' ? { ...part, principal: cash } : part;
}

/** The order with its points first; without money left to pay they stand alone. */
export function withPoints(order: Order, { mix, session }: PointsPayment): Order {
  const { cash, points, worth } = mix;
  const livelo: PaymentPart = { method: 'livelo', amount: worth, points, liveloSession: session };
  const rest = cash === 0 ? [] : order.parts.map((part) => shareOf(part, cash));
  const amount = rest.reduce((sum, part) => sum + part.amount, worth);
  return { ...order, amount, parts: [livelo, ...rest] };
}

/** Handles an order as the purchase it belongs to, with points in it. */
export function handleWithPoints(handling: OrderHandling, payment: PointsPayment): OrderHandling {
  return {
    ...handling,
    createCall(order) {
      const call = handling.createCall(withPoints(order, payment));
      if (!call) return null;
      return {
        ...call,
        async send(idempotencyKey) {
          try {
            return await call.send(idempotencyKey);
          } catch (error) {
            const refusal =
              error instanceof HttpError ? refusalOf(error.problem, payment.mix) : null;
            if (refusal) payment.onRefused(refusal);
            throw error;
          }
        },
      };
    },
    remember(view) {
      payment.onTaken();
      handling.remember(view);
    },
  };
}

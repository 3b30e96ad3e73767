import type { PaymentResponse } from '@/contract/payment';
import { HttpError } from '../http/HttpError';
import type { CheckoutFlow, FlowStep } from '../product';
import { writeStored } from '../storage/storage';
import { subjectOfPart } from './payment/attemptSubject';
import type { Order } from './payment/order';
import type { OrderHandling } from './payment/paymentSource';
import { rememberPayment, rememberToken } from './payment/rememberPayment';
import { getRouteAfterPayment } from './payment/routeAfterPayment';

/** How the order of a buyer who is known is sent. */
export type SendOrder = (order: Order, idempotencyKey: string) => Promise<PaymentResponse>;

interface KnownSaleHandling {
  flow: CheckoutFlow;
  /** The step that pays. */
  step: FlowStep | null;
  /** What is paid, besides the order: an attempt about something else gets a key of its own. */
  subject: Record<string, string>;
  send: SendOrder;
  /** The query that the pages after the payment are opened with. */
  rawQuery: string;
  /** What was open when the page came is not any more. */
  onGone: () => void;
}

/** An answer that says that nothing open has the reference any more. */
const isGone = (error: unknown) => error instanceof HttpError && error.status === 404;

/** The payment of a buyer who is known, by reference: nothing of the browser's own is sent. */
export function createKnownSaleHandling({
  flow,
  onGone,
  rawQuery,
  send,
  step,
  subject,
}: KnownSaleHandling): OrderHandling {
  return {
    createCall: (order) => ({
      subject: {
        ...subject,
        parts: order.parts.map(subjectOfPart),
      },
      send: async (idempotencyKey) => {
        try {
          return await send(order, idempotencyKey);
        } catch (error) {
          if (isGone(error)) onGone();
          throw error;
        }
      },
    }),
    remember: (payment) => {
      rememberPayment(payment, step);
      writeStored('knownSaleQuery', rawQuery);
    },
    rememberToken: (token) => {
      rememberToken(token, step);
      writeStored('knownSaleQuery', rawQuery);
    },
    getRoute: (route) => getRouteAfterPayment(flow, step, route),
    reopenContract: () => null,
  };
}

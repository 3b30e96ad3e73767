import type { PaymentResponse } from '@/services/api/payment';
import type { CheckoutFlow, FlowStep } from '@/services/api/product';
import type { Order } from './order';

/** One call that pays. */
export interface PaymentCall {
  /**
   * What the call is about, for its idempotency key: the same subject tried again keeps its key. It
   * is stored, so it holds no card, no document and no contact data.
   */
  subject: object;
  /** @throws HttpError (402 with a decline reason, 409 with what is in the way), NoAnswerError */
  send: (idempotencyKey: string) => Promise<PaymentResponse>;
}

/** Makes the call that pays an order. null: nobody is known to buy yet, the page's guard sees to it. */
export type CreateCall = (order: Order) => PaymentCall | null;

/**
 * What makes one page's payment its own: what is sent, and where the buyer goes next. The payment
 * form is the same for all. A page whose context changes while it is open (another id) gives its
 * form a key.
 */
export interface PaymentContext {
  /** Names the open attempt among those of other pages and references (`nameAttempt`). */
  attempt: string;
  /** The pages after the payment follow from the flow and its step that pays. */
  flow: CheckoutFlow;
  step: FlowStep | null;
  /** The query that the pages after a payment by link are opened with. */
  linkQuery?: string;
  /** What is sent. Loaded at each use, so that it may hold what the page knows now. */
  load: () => Promise<CreateCall>;
  /** Called before the page is left for what comes after an accepted payment. */
  onAccepted?: () => void;
}

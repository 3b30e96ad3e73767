import type { PaymentRoute } from '@/contract/payment';
import type { PaymentResponse, PaymentView } from '../../payment';
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

/** How an order is sent, and where its payment goes on. */
export interface OrderHandling {
  /** null: nobody is known to buy yet, which the page's guard is about to mend. */
  createCall: (order: Order) => PaymentCall | null;
  /** Keeps what the pages after the payment need, so that they survive a reload. */
  remember: (payment: PaymentView) => void;
  /** The same for a payment of which only the token is known; its page finds out the rest. */
  rememberToken: (token: string) => void;
  /** The page that an accepted payment goes on at. */
  getRoute: (route: PaymentRoute) => string;
  /** Forgets that the contract was accepted. @returns where it is read anew; null: nowhere */
  reopenContract: () => string | null;
}

/**
 * What makes one page's payment its own: who pays for what, by which call, and what comes after.
 * The payment form is the same for all. A page whose source changes while it is open (another id)
 * gives its form a key.
 */
export interface PaymentSource {
  /** Names the open attempt among those of other pages and references (`nameAttempt`). */
  attempt: string;
  /** Asked at each use, so that it may hold what the page knows now. Its code need not come with the page. */
  load: () => Promise<OrderHandling>;
}

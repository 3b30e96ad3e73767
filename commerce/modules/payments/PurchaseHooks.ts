import type { PaymentType } from '@/contract/enumerations';
import type { Transaction } from '../../database/connect';
import type { Payment, Purchase } from './Payment';
import type { Transition } from './repository';

/** A payment of a purchase whose lock the transaction holds. */
export interface PurchaseMove {
  /** As it was locked, before the payment moved it. */
  purchase: Purchase;
  /** As it is now. */
  payment: Payment;
  at: Date;
  cause: Transition['cause'];
  /** Those of all types, for another purchase that ends with it. */
  hooks: PurchaseHooksByType;
}

/** Why something that a purchase began has ended. */
export type EndCause = 'refunded' | 'trial-ended';

/**
 * What the purchases of one payment type begin, go on with and end. Each is called in the transaction
 * that moves the payment, and takes locks of its own after the purchase's only.
 */
export interface PurchaseHooks {
  /**
   * Whether the payment may pay its purchase: asked before held money is captured, and before a payment
   * pays. Money that may not is given back. Without it, any may.
   */
  mayPay?: (transaction: Transaction, move: PurchaseMove) => Promise<boolean>;
  /** The payment has paid the purchase, or begun its trial. */
  onPaid?: (transaction: Transaction, move: PurchaseMove) => Promise<void>;
  /** The money of a payment has gone back, whether or not it had paid the purchase. */
  onRefunded?: (transaction: Transaction, move: PurchaseMove) => Promise<void>;
  /** The payment was declined or has expired, and its purchase is not paid. */
  onFailed?: (transaction: Transaction, move: PurchaseMove) => Promise<void>;
  /** Writes the events that follow those of the payment that has paid. */
  tellOfPaid?: (transaction: Transaction, payment: Payment, at: Date) => Promise<void>;
  /** Writes the events that follow those of the payment that pays no more. */
  tellOfEnd?: (
    transaction: Transaction,
    payment: Payment,
    end: { at: Date; cause: EndCause },
  ) => Promise<void>;
}

/** Put together in `checkout/paymentTypes.ts`: payments know no sale. */
export type PurchaseHooksByType = Readonly<Record<PaymentType, PurchaseHooks>>;

import type { PaymentType } from '@/contract/enumerations';
import type { Transaction } from '../../database/connect';
import type { Payment, Purchase } from './Payment';
import type { Transition } from './repository';

export interface PurchaseMove {
  purchase: Purchase;
  payment: Payment;
  at: Date;
  cause: Transition['cause'];
  hooks: PurchaseHooksByType;
}

export type EndCause = 'refunded' | 'trial-ended';

/**
 * Called in the transaction that moves the payment. A hook takes locks of its own only after the
 * purchase's.
 */
export interface PurchaseHooks {
  /**
   * Tells whether the payment may pay its purchase, before held money is captured and before a
   * payment pays. Money that may not is given back. Without it, any may.
   */
  mayPay?: (transaction: Transaction, move: PurchaseMove) => Promise<boolean>;
  onPaid?: (transaction: Transaction, move: PurchaseMove) => Promise<void>;
  /** The money of a payment has gone back, whether or not it had paid the purchase. */
  onRefunded?: (transaction: Transaction, move: PurchaseMove) => Promise<void>;
  onFailed?: (transaction: Transaction, move: PurchaseMove) => Promise<void>;
  tellOfPaid?: (transaction: Transaction, payment: Payment, at: Date) => Promise<void>;
  tellOfEnd?: (
    transaction: Transaction,
    payment: Payment,
    end: { at: Date; cause: EndCause },
  ) => Promise<void>;
}

export type PurchaseHooksByType = Readonly<Record<PaymentType, PurchaseHooks>>;

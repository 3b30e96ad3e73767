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
 * Called in the transaction that changes the payment. A hook takes locks of its own only after the
 * purchase's.
 */
export interface PurchaseHooks {
  /**
   * Decides whether the payment may pay its purchase, before authorized money is captured and before a
   * payment pays. Money of a payment that may not is returned. Absent: every payment may.
   */
  mayPay?: (transaction: Transaction, move: PurchaseMove) => Promise<boolean>;
  onPaid?: (transaction: Transaction, move: PurchaseMove) => Promise<void>;
  /** The card of a trial is verified; its money comes later. A type without it sells no trial. */
  onTrial?: (transaction: Transaction, move: PurchaseMove) => Promise<void>;
  /** The money of a payment was refunded, whether or not it had paid the purchase. */
  onRefunded?: (transaction: Transaction, move: PurchaseMove) => Promise<void>;
  onFailed?: (transaction: Transaction, move: PurchaseMove) => Promise<void>;
  publishPaid?: (transaction: Transaction, payment: Payment, at: Date) => Promise<void>;
  publishEnded?: (
    transaction: Transaction,
    payment: Payment,
    end: { at: Date; cause: EndCause },
  ) => Promise<void>;
}

export type PurchaseHooksByType = Readonly<Record<PaymentType, PurchaseHooks>>;

import type { Address } from '@/contract/address';
import type { Consent } from '@/contract/consent';
import type { Locale } from '@/contract/enumerations';
import type { Tracking } from '@/contract/tracking';
import type { Transaction } from '../../database/connect';
import type { ChargeMethod, Payer, Without } from '../../providers/PaymentProvider';
import type { Payment, PaymentRow, Purchase } from './Payment';

export type OrderedMethod = Without<
  ChargeMethod,
  'capture' | 'dueDate' | 'expiresInSeconds' | 'returnUrl'
>;

export interface OrderedPart {
  amount: number;
  method: OrderedMethod;
}

export interface OrderedSale extends Pick<
  PaymentRow,
  | 'business'
  | 'currency'
  | 'description'
  | 'offer'
  | 'operation'
  | 'planId'
  | 'productCode'
  | 'voucher'
> {
  type: Purchase['type'];
  reference: string | null;
}

/**
 * What the kind of sale adds to a reservation, in its transaction and under the purchase's lock.
 */
export interface ReservationHooks {
  /** Refuses a purchase that this order may not pay. @throws ProblemError */
  check(transaction: Transaction, purchase: Purchase): Promise<void>;
  /** Writes what belongs to the payment that was just written. @throws ProblemError */
  write(transaction: Transaction, payment: Payment): Promise<void>;
}

export interface PaymentOrder {
  leadId: string;
  /** The buyer's: a bank leads back to a page in it. */
  locale: Locale;
  sale: OrderedSale;
  flowId: string | null;
  returnHost?: string | null;
  seller: string;
  source: string;
  tracking: Tracking | null;
  payer: Payer;
  billingAddress: Address | null;
  isDeliberate: boolean;
  consent?: Consent | undefined;
  cause: 'buyer' | 'schedule';
  isTrial: boolean;
  amount: number;
  parts: readonly OrderedPart[];
  reservation: ReservationHooks;
}

import type { Address } from '@/contract/address';
import type { Consent } from '@/contract/consent';
import type { Tracking } from '@/contract/tracking';
import type { Transaction } from '../../database/connect';
import type { ChargeMethod, Payer, Without } from '../../providers/PaymentProvider';
import type { Payment, PaymentRow, Purchase } from './Payment';

/** A method as it is ordered; the provider's other parameters are decided when it is charged. */
export type OrderedMethod = Without<
  ChargeMethod,
  'capture' | 'dueDate' | 'expiresInSeconds' | 'returnUrl'
>;

export interface OrderedPart {
  /** Minor units, interest included. */
  amount: number;
  method: OrderedMethod;
}

/** What is sold or owed, as far as a payment keeps it. */
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
  /** The id of what is paid besides a plan's first sale; null for that. */
  reference: string | null;
}

/** What the kind of sale adds to a reservation, in its transaction and under the purchase's lock. */
export interface ReservationHooks {
  /** Refuses a purchase that is not to be paid by this order. @throws ProblemError */
  check(transaction: Transaction, purchase: Purchase): Promise<void>;
  /** Writes what belongs to the payment that was just written. @throws ProblemError */
  write(transaction: Transaction, payment: Payment): Promise<void>;
}

/** A checked and priced request to pay, ready to be charged. Made by `checkout/createPaymentOrder.ts`. */
export interface PaymentOrder {
  leadId: string;
  sale: OrderedSale;
  /** The flow that the buyer is on, for the way back from a bank's page. */
  flowId: string | null;
  /** The host at which the buyer pays, as `PaymentCaller` says it; absent: nobody is at a page. */
  returnHost?: string | null;
  seller: string;
  source: string;
  /** The campaign that brought the buyer first. */
  tracking: Tracking | null;
  payer: Payer;
  billingAddress: Address | null;
  /** Bought although the buyer has paid for the product already, with another lead. */
  isDeliberate: boolean;
  /** What was accepted with it; absent where nobody asked. */
  consent?: Consent | undefined;
  /** Who asks for it. */
  cause: 'buyer' | 'schedule';
  /** Whether the card is only checked, to be charged later. */
  isTrial: boolean;
  /** Of all parts, in minor units. */
  amount: number;
  /** One, or two that are held until both can be captured. */
  parts: readonly OrderedPart[];
  reservation: ReservationHooks;
}

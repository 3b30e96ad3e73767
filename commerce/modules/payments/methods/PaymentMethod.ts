import type { Locale } from '@/contract/enumerations';
import type { PaymentPart } from '@/contract/paymentParts';
import type { ChargeMethod } from '../../../providers/PaymentProvider';
import type { Services } from '../../../Services';
import type { ChargedSale } from '../storedCards';
import type { OrderedMethod } from '../PaymentOrder';
import type { Part, Payment } from '../Payment';

export type Method = PaymentPart['method'];

/** Who pays, and where the part stands in the request. */
export interface PartContext {
  leadId: string;
  seller: { hasAccount: boolean };
  /** What is paid. */
  sale: ChargedSale;
  /** The secret of the card that the calling browser has stored; null: it has none. */
  cardSecret: string | null;
  /** JSON pointer of the part. */
  field: string;
}

interface ChargeContext {
  payment: Payment;
  part: Part;
  /** False when the money is only held, until the other of two methods can be taken too. */
  capture: boolean;
  /** The buyer's language. */
  locale: Locale;
}

/** All that the service knows of one way to pay. */
export interface PaymentMethodModule<Name extends Method> {
  /**
   * Reads a part of a payment request, once it is known to be this buyer's to use.
   * @throws ProblemError
   */
  read(
    services: Services,
    part: PaymentPart & { method: Name },
    context: PartContext,
  ): Promise<OrderedMethod> | OrderedMethod;
  /**
   * What a written part was ordered with, so that a charge which never reached the provider can be
   * made again. Left out where that is not kept, as with a card.
   */
  restore?(part: Part): OrderedMethod;
  /** The charge, as the provider gets it. */
  charge(
    services: Services,
    ordered: OrderedMethod & { method: Name },
    context: ChargeContext,
  ): ChargeMethod;
}

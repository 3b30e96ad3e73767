import type { Locale } from '@/contract/enumerations';
import type { PaymentPart } from '@/contract/paymentParts';
import type { ChargeMethod } from '../../../providers/PaymentProvider';
import type { Services } from '../../../Services';
import type { ChargedSale } from '../storedCards';
import type { OrderedMethod } from '../PaymentOrder';
import type { Part, Payment } from '../Payment';

export type Method = PaymentPart['method'];

export interface PartContext {
  leadId: string;
  seller: { hasAccount: boolean };
  sale: ChargedSale;
  cardSecret: string | null;
  field: string;
}

interface ChargeContext {
  payment: Payment;
  part: Part;
  capture: boolean;
  locale: Locale;
}

export interface PaymentMethodModule<Name extends Method> {
  /**
   * Reads a part of a payment request, after the check that this buyer may use it.
   * @throws ProblemError
   */
  read(
    services: Services,
    part: PaymentPart & { method: Name },
    context: PartContext,
  ): Promise<OrderedMethod> | OrderedMethod;
  /**
   * Restores what a stored part was ordered with, so that a charge that never reached the provider can
   * be repeated. Absent where that is not stored, as with a card.
   */
  restore?(part: Part): OrderedMethod;
  charge(
    services: Services,
    ordered: OrderedMethod & { method: Name },
    context: ChargeContext,
  ): ChargeMethod;
}

import type { Locale } from '@/contract/enumerations';
import type { ChargeOrder } from '../../providers/PaymentProvider';
import type { Services } from '../../Services';
import { getMethod } from './methods/registry';
import type { OrderedMethod } from './PaymentOrder';
import { getPayer, type Part, type Payment } from './Payment';

const merchantCity = 'São Paulo';

interface PartToCharge {
  payment: Payment;
  part: Part;
  method: OrderedMethod;
  locale: Locale;
}

/**
 * Builds the charge of a stored part from what is stored, except a card and the name of the product's
 * company: the same part has the same terms whenever it is charged.
 */
export function createChargeOrder(services: Services, source: PartToCharge): ChargeOrder {
  const { locale, method, part, payment } = source;
  const product = services.catalogue.getPlan(payment.planId)?.product;
  return {
    reference: part.reference,
    amount: part.amount,
    currency: payment.currency,
    payer: getPayer(payment),
    description: payment.description,
    merchant: { name: product?.legalName ?? payment.description, city: merchantCity },
    method: getMethod(method.method).charge(services, method, {
      payment,
      part,
      // With two methods, captures neither before both can be captured.
      capture: payment.parts.length === 1,
      locale,
    }),
  };
}

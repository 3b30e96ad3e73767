import type { Locale } from '@/contract/enumerations';
import type { Part } from '../database/tables';
import type { ChargeMethod, ChargeOrder } from '../providers/ChargeOrder';
import type { Services } from '../Services';
import { bankSlipDueDate } from './bankSlipDueDate';
import type { OrderedPart, PaymentOrder } from './PaymentOrder';
import { returnUrl } from './returnUrl';

/** A Pix may be paid for half an hour. */
const pixExpirySeconds = 1_800;
/** Where the sellers of the embedded catalogue are established; Pix codes carry it. */
const merchantCity = 'São Paulo';

interface ChargeSource {
  order: PaymentOrder;
  ordered: OrderedPart;
  part: Part;
  /** The buyer's language. */
  locale: Locale;
}

function chargeMethod(
  services: Services,
  { locale, order, ordered: { method } }: ChargeSource,
): ChargeMethod {
  // Of two methods neither is taken before both can be.
  const capture = order.parts.length === 1;
  switch (method.method) {
    case 'credit-card':
      return { ...method, capture, returnUrl: returnUrl(services.webUrl, order, locale) };
    case 'default-credit-card':
    case 'livelo':
      return { ...method, capture };
    case 'pix':
      return { method: 'pix', expiresInSeconds: pixExpirySeconds };
    case 'bankslip':
      return { method: 'bankslip', dueDate: bankSlipDueDate(services.clock()) };
    case 'm-pesa':
    case 'credit-card-in-person':
    case 'pix-in-person':
    case 'cash':
    case 'cheque':
      return method;
  }
}

/** What the provider is asked to charge for a part of a reserved payment. */
export function chargeOrder(services: Services, source: ChargeSource): ChargeOrder {
  const { order, ordered, part } = source;
  const { sale } = order;
  const product = services.catalog.getPlan(sale.planId)?.product;
  return {
    reference: part.reference,
    amount: ordered.amount,
    currency: sale.currency,
    payer: order.payer,
    description: sale.description,
    merchant: { name: product?.legalName ?? sale.description, city: merchantCity },
    method: chargeMethod(services, source),
  };
}

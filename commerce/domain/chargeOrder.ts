import type { Locale } from '@/contract/enumerations';
import type { Payment } from '../database/tables';
import type { ChargeMethod, ChargeOrder } from '../providers/ChargeOrder';
import type { Services } from '../Services';
import { bankSlipDueDate } from './bankSlipDueDate';
import type { PaymentOrder } from './PaymentOrder';
import { returnUrl } from './returnUrl';

/** A Pix may be paid for half an hour. */
const pixExpirySeconds = 1_800;
/** Where the sellers of the embedded catalogue are established; Pix codes carry it. */
const merchantCity = 'São Paulo';

function chargeMethod(services: Services, order: PaymentOrder, locale: Locale): ChargeMethod {
  const { method } = order;
  switch (method.method) {
    case 'credit-card':
      return { ...method, returnUrl: returnUrl(services.webUrl, order, locale) };
    case 'pix':
      return { method: 'pix', expiresInSeconds: pixExpirySeconds };
    case 'bankslip':
      return { method: 'bankslip', dueDate: bankSlipDueDate(services.clock()) };
    case 'm-pesa':
      return method;
  }
}

/** What the provider is asked to charge for a reserved payment. */
export function chargeOrder(
  services: Services,
  order: PaymentOrder,
  payment: Payment,
  locale: Locale,
): ChargeOrder {
  const product = services.catalog.getPlan(order.planId)?.product;
  const name = product?.name ?? order.productCode;
  return {
    paymentId: payment.id,
    amount: order.amount,
    currency: order.currency,
    payer: order.payer,
    description: name,
    merchant: { name: product?.legalName ?? name, city: merchantCity },
    method: chargeMethod(services, order, locale),
  };
}

import type { Services } from '../../Services';
import { createPageUrl, nameSale } from '../../webPages';
import { describeSold } from '../catalogue/describeProduct';
import { findPaymentOffer } from '../catalogue/pricePlan';
import { isPaidByAnotherPayment } from '../checkout/otherPayments';
import { findLead } from '../leads/leads';
import { renderClosedBankSlip, type SlipEnd } from '../mails/renderClosedBankSlip';
import { dressMail } from '../mails/dress';
import type { Part, Payment } from '../payments/Payment';

type SlipServices = Pick<Services, 'catalogue' | 'clock' | 'connection' | 'webUrl'>;

async function findEnd(
  { connection }: SlipServices,
  payment: Payment,
  { pendingAction, state }: Part,
): Promise<SlipEnd> {
  if (state === 'paid') return pendingAction === 'refund' ? 'returning' : 'paid';
  if (state === 'refunded') return 'refunded';
  if (await isPaidByAnotherPayment(connection, payment)) return 'replaced';
  // Other types are paid by a link that only their buyer has.
  return payment.purchase.type === 'direct' ? 'over' : 'overByLink';
}

/** Writes the page in place of a slip that is not to be paid, whatever its provider still prints. */
export async function writeClosedBankSlip(
  services: SlipServices,
  payment: Payment,
  slip: Part,
): Promise<string> {
  const { catalogue, clock, connection, webUrl } = services;
  const end = await findEnd(services, payment, slip);
  const locale = (await findLead(connection, payment.purchase.leadId))?.locale ?? 'pt-BR';
  const { plan, product } = catalogue.getPlan(payment.planId) ?? {};
  const sale = nameSale({ ...payment, offer: findPaymentOffer(product, payment, clock()) }, locale);
  const paymentUrl = end === 'over' ? createPageUrl(webUrl, '/payment', sale) : null;
  const description = plan ? describeSold(payment, plan, locale) : payment.description;
  const unsold = { code: payment.productCode, designSystemId: 'neutral', name: description };
  const dress = dressMail(product ?? unsold, locale);
  const told = { ...payment, description };
  return renderClosedBankSlip({ end, payment: told, paymentUrl, slip }, dress);
}

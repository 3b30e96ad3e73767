import { buildPath, paths } from '@/contract/paths';
import type { MailMessage } from '../../providers/MailSender';
import type { Services } from '../../Services';
import { createPageUrl, nameSale } from '../../webPages';
import { createAccessLink } from '../access/accessLink';
import { createRefundLink } from '../payments/buyerLinks';
import { type AgreedCharge, findAgreedCharge } from '../agreements/agreedCharge';
import { findLead, type LeadRow } from '../leads/leads';
import { findPaidAt, findPayment } from '../payments/findPayment';
import { isPaidByAnotherPayment } from '../checkout/otherPayments';
import { findPayerContact, type Payment } from '../payments/Payment';
import { endsAccess } from '../subscriptions/endsAccess';
import { findLastPeriod, findSubscriptionId } from '../subscriptions/getSubscription';
import { describePlan, describeSold } from '../catalogue/describeProduct';
import { findPaymentOffer } from '../catalogue/pricePlan';
import { addressMail } from './addressMail';
import { dressMail } from './dress';
import { isLeadMailKind, isMailKind, mailKinds } from './kinds/registry';
import { composeReminder } from './composeReminder';
import type { BuyerPages, MailSubject } from './Mail';
import type { MailRow } from './repository';

/**
 * Composes a planned mail as it is sent now.
 * @param from the sender's address
 * @returns null when its text is no longer true, or its person was forgotten
 */
export function composeMail(
  services: Services,
  mail: MailRow,
  from: string,
): Promise<MailMessage | null> {
  return isLeadMailKind(mail.kind)
    ? composeReminder(services, mail, from)
    : composePaymentMail(services, mail, from);
}

async function composePaymentMail(
  services: Services,
  { facts, id, kind, leadId, paymentId }: MailRow,
  from: string,
): Promise<MailMessage | null> {
  const { catalogue, clock, connection } = services;
  const lead = await findLead(connection, leadId);
  const payment = paymentId && (await findPayment(connection, paymentId));
  const buyer = payment && findPayerContact(payment);
  const sold = payment && catalogue.getPlan(payment.planId);
  if (!lead || !payment || !buyer || !sold || !isMailKind(kind)) return null;
  const agreement = (await findAgreedCharge(connection, payment.id)) ?? null;
  const now = clock();
  const subject: MailSubject = {
    payment: { ...payment, description: describeSold(payment, sold.plan, lead.locale) },
    locale: lead.locale,
    facts,
    planName: describePlan(sold.plan, lead.locale).name,
    paidAt: (await findPaidAt(connection, payment.id)) ?? null,
    accessEndsAt: kind === 'access' ? await findAccessEnd(connection, payment) : null,
    endsAccess: kind === 'refund' && (await endsAccess(connection, payment, now)),
    isPaidByAnotherPayment:
      payment.state === 'refunded' && (await isPaidByAnotherPayment(connection, payment)),
    agreement,
    now,
    pages: createPages(services, { agreement, lead, payment }),
  };
  if (!mailKinds[kind].holds(subject)) return null;
  const dress = dressMail(sold.product, lead.locale);
  const to = { name: buyer.name, address: buyer.email };
  return addressMail(mailKinds[kind].write(subject, dress.t), { dress, from, id, to });
}

/** When the last period ends that is paid. A trial's mails say when it ends, and what is charged then. */
async function findAccessEnd(
  connection: Services['connection'],
  { purchaseId, state }: Payment,
): Promise<Date | null> {
  const id = state === 'paid' ? await findSubscriptionId(connection, purchaseId) : undefined;
  const last = id && (await findLastPeriod(connection, id));
  return last ? last.period.endsAt : null;
}

interface Known {
  agreement: AgreedCharge | null;
  lead: LeadRow;
  payment: Payment;
}

function createPages(services: Services, { agreement, lead, payment }: Known): BuyerPages {
  const { webUrl } = services;
  const { parts, token } = payment;
  const { business, productCode } = payment;
  const sold = { productCode, business, locale: lead.locale };
  const { product } = services.catalogue.getPlan(payment.planId) ?? {};
  const pixEnd = parts.find(({ pixExpiresAt }) => pixExpiresAt !== null)?.pixExpiresAt;
  // The link outlives the mail: its offer has to hold as long as the code does.
  const offer = findPaymentOffer(product, payment, pixEnd ?? services.clock());
  const sale = nameSale({ ...payment, offer }, lead.locale);
  // A page of ours has its brand and language from the address, as its token may no longer be valid.
  const openSigned = (link: string | null) =>
    link !== null && new URL(link).origin === new URL(webUrl).origin
      ? createPageUrl(webUrl, link, sold)
      : link;
  const hasSlip = parts.some(({ bankSlipId }) => bankSlipId !== null);
  const slip = new URL(buildPath(paths.bankSlipDocument, { token }), webUrl).href;
  const page = hasSlip ? slip : createPageUrl(webUrl, '/pix', sale);
  return {
    access: openSigned(createAccessLink(services, payment)),
    refund: openSigned(createRefundLink(services, payment)),
    payment: agreement ? createPageUrl(webUrl, `/trial/${agreement.agreementId}`, sold) : page,
  };
}

import type { PaymentType } from '@/contract/enumerations';
import { createCustomOffers } from '../../database/createCustomOffers';
import { createInvoices } from '../../database/createInvoices';
import { ProblemError } from '../../errors/ProblemError';
import type { Services } from '../../Services';
import { getSubscription } from '../subscriptions/getSubscription';
import { findRecovery } from './findRecovery';
import { untried, type KnownSubject } from './KnownSubject';

/** @throws ProblemError not_found */
type FindSubject = (services: Services, id: string) => Promise<KnownSubject>;

const findInvoice: FindSubject = async ({ catalog, clock, connection }, id) => {
  const invoice = await createInvoices(connection).getOpen(id, clock());
  const known = invoice && catalog.getPlan(invoice.planId);
  if (!known) throw new ProblemError('not_found');
  const { leadId, planId } = invoice;
  return { ...untried, leadId, planId, product: known.product, reference: id };
};

const findOffer: FindSubject = async (services, id) => {
  const { catalog, clock, connection } = services;
  const offer = await createCustomOffers(connection).getOpen(id, clock());
  const known = offer?.id === id && catalog.getPlan(offer.planId);
  if (!known) throw new ProblemError('not_found');
  const { leadId } = await getSubscription(services, offer.subscriptionId);
  return { ...untried, leadId, planId: offer.planId, product: known.product, reference: id };
};

const findInvoiceOrOffer: FindSubject = async (services, id) => {
  const invoice = await createInvoices(services.connection).getOpen(id, services.clock());
  return invoice ? findInvoice(services, id) : findOffer(services, id);
};

const findSubscription: FindSubject = async (services, id) => {
  const { leadId, plan, product } = await getSubscription(services, id);
  return { ...untried, leadId, planId: plan.id, product, reference: id };
};

const findFailedPurchase: FindSubject = async (services, id) => {
  const { payment, sale } = await findRecovery(services, id);
  const known = services.catalog.getPlan(sale.planId);
  if (!known) throw new ProblemError('not_found');
  const {
    payerDocument: document,
    payerEmail: email,
    payerName: name,
    payerPhone: phone,
  } = payment;
  return {
    leadId: sale.leadId,
    product: known.product,
    planId: sale.planId,
    reference: null,
    voucher: sale.voucher,
    offer: sale.offer,
    flowId: payment.flowId,
    payer: { document, email, name, phone },
    billingAddress: payment.billingAddress,
  };
};

/** What each type of payment refers to. */
export const subjectOfType: Record<PaymentType, FindSubject> = {
  direct: findFailedPurchase,
  invoice: findInvoice,
  'sale-invoice': findInvoiceOrOffer,
  'first-invoice-payment': findInvoice,
  renew: findSubscription,
  upgrade: findSubscription,
};

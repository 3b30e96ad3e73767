import type { Address } from '@/contract/address';
import { ProblemError } from '../../http/problems';
import type { Payer } from '../../providers/PaymentProvider';
import type { Services } from '../../Services';
import type { CatalogueProduct } from '../catalogue/CatalogueProduct';
import { findOpenOffer } from '../payLinks/customOffers';
import { findOpenInvoice } from '../payLinks/invoices';
import { getPayer } from '../payments/Payment';
import { getSubscription } from '../subscriptions/getSubscription';
import { findRecovery } from './recovery';

export interface PaymentSubject {
  leadId: string;
  product: CatalogueProduct;
  planId: string;
  reference: string | null;
  voucher: string | null;
  offer: string | null;
  flowId: string | null;
  payer: Payer | null;
  billingAddress: Address | null;
}

/** @throws ProblemError not_found */
export type FindSubject = (services: Services, id: string) => Promise<PaymentSubject>;

const noPriorPayment = {
  voucher: null,
  offer: null,
  flowId: null,
  payer: null,
  billingAddress: null,
} as const;

export const findInvoiceSubject: FindSubject = async (services, id) => {
  const invoice = await findOpenInvoice(services, id);
  const sold = invoice && services.catalogue.getPlan(invoice.planId);
  if (!sold) throw new ProblemError('not_found');
  const { leadId, planId } = invoice;
  return { ...noPriorPayment, leadId, planId, product: sold.product, reference: id };
};

const findOfferSubject: FindSubject = async (services, id) => {
  const offer = await findOpenOffer(services, id);
  const sold = offer?.id === id && services.catalogue.getPlan(offer.planId);
  if (!sold) throw new ProblemError('not_found');
  const { leadId } = await getSubscription(services, offer.subscriptionId);
  return { ...noPriorPayment, leadId, planId: offer.planId, product: sold.product, reference: id };
};

export const findInvoiceOrOfferSubject: FindSubject = async (services, id) => {
  const invoice = await findOpenInvoice(services, id);
  return invoice ? findInvoiceSubject(services, id) : findOfferSubject(services, id);
};

export const findSubscriptionSubject: FindSubject = async (services, id) => {
  const { leadId, plan, product } = await getSubscription(services, id);
  return { ...noPriorPayment, leadId, planId: plan.id, product, reference: id };
};

export const findFailedPurchaseSubject: FindSubject = async (services, id) => {
  const { payment, sale } = await findRecovery(services, id);
  const sold = services.catalogue.getPlan(sale.planId);
  if (!sold) throw new ProblemError('not_found');
  return {
    leadId: sale.leadId,
    product: sold.product,
    planId: sale.planId,
    reference: null,
    voucher: sale.voucher,
    offer: sale.offer,
    flowId: payment.flowId,
    payer: getPayer(payment),
    billingAddress: payment.billingAddress,
  };
};

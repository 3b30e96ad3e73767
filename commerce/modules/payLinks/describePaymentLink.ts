import type { Locale } from '@/contract/enumerations';
import type { PaymentLinkBuyer, PaymentLinkProduct } from '@/contract/paymentLink';
import { maskEmail, maskPhone } from '@/domain/maskContact';
import { identifyDocument } from '@/validation/documents';
import type { Services } from '../../Services';
import type { CatalogueProduct } from '../catalogue/CatalogueProduct';
import { describeProduct } from '../catalogue/describeProduct';
import { findLeadDocument, getLead } from '../leads/leads';
import { findLastDocument } from '../payments/findPayment';

interface SaleDescription {
  buyer: PaymentLinkBuyer;
  product: PaymentLinkProduct;
  locale: Locale;
}

function toPaymentLinkProduct(product: CatalogueProduct, locale: Locale): PaymentLinkProduct {
  const { business, code, legalName, name, operation } = product;
  const description = describeProduct(product, locale);
  return { business, code, description, legalName, name, operation };
}

export async function describePaymentLink(
  services: Services,
  leadId: string,
  product: CatalogueProduct,
): Promise<SaleDescription> {
  const lead = await getLead(services.connection, leadId);
  const document = await findPayerDocument(services, leadId);
  return {
    buyer: {
      name: lead.name,
      email: maskEmail(lead.email),
      phone: maskPhone(lead.phone),
      documentType: document === null ? null : (identifyDocument(document) ?? null),
    },
    product: toPaymentLinkProduct(product, lead.locale),
    locale: lead.locale,
  };
}

export async function findPayerDocument(
  { connection }: Services,
  leadId: string,
): Promise<string | null> {
  const paidWith = await findLastDocument(connection, leadId);
  return paidWith ?? (await findLeadDocument(connection, leadId));
}

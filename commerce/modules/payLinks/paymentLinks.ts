import type { CustomOffer } from '@/contract/customOffer';
import type { Locale } from '@/contract/enumerations';
import type { Invoice } from '@/contract/invoice';
import type { PaymentLinkBuyer, PaymentLinkProduct } from '@/contract/paymentLink';
import { identifyDocument } from '@/validation/documents';
import type { Executor } from '../../database/connect';
import { ProblemError } from '../../http/problems';
import { createReference } from '../../secrets';
import type { Services } from '../../Services';
import type { CatalogueProduct } from '../catalogue/CatalogueProduct';
import { describeProduct } from '../catalogue/getProduct';
import { createPricedPlan, onlyCards } from '../catalogue/pricePlan';
import { findLeadDocument, getLead } from '../leads/leads';
import { findLastDocument } from '../payments/history';
import { getSubscription } from '../subscriptions/getSubscription';
import {
  invoiceRepository,
  type InvoiceRow,
  customOfferRepository,
  type CustomOfferRow,
} from './repository';

interface LinkRepository<Row> {
  findOpen(id: string, now: Date): Promise<Row | undefined>;
  isPaid(id: string): Promise<boolean>;
}

/**
 * What can be paid under an id. Who has the id of something paid is told that, and nothing else of it.
 * @returns undefined: nothing, for any other reason
 * @throws ProblemError already_paid
 */
async function findOpen<Row>(
  repository: LinkRepository<Row>,
  id: string,
  now: Date,
): Promise<Row | undefined> {
  const open = await repository.findOpen(id, now);
  if (open === undefined && (await repository.isPaid(id))) throw new ProblemError('already_paid');
  return open;
}

/**
 * @throws ProblemError already_paid; not_found for an invoice that is unknown, cancelled or expired.
 */
export async function getInvoice(services: Services, id: string): Promise<Invoice> {
  const { catalogue, clock, connection } = services;
  const invoice = await findOpen(invoiceRepository(connection), id, clock());
  const sold = invoice && catalogue.getPlan(invoice.planId);
  if (!sold) throw new ProblemError('not_found');
  const { amount, description, dueDate, endsAt, kind, leadId } = invoice;
  return {
    id,
    kind,
    state: 'open',
    description,
    dueDate,
    endsAt: endsAt.toISOString(),
    ...(await describePaymentLink(services, leadId, sold.product)),
    plan: createPricedPlan(sold.plan, { amount, standardAmount: amount }),
  };
}

/** @returns The id that its link carries. */
export async function createInvoice(
  db: Executor,
  invoice: Omit<InvoiceRow, 'id'>,
): Promise<string> {
  const id = createReference();
  await invoiceRepository(db).create({ id, ...invoice });
  return id;
}

/**
 * @param id Of the offer, or of its subscription.
 * @throws ProblemError already_paid for one that was accepted; not_found for an offer that is unknown or
 * expired.
 */
export async function getCustomOffer(services: Services, id: string): Promise<CustomOffer> {
  const { catalogue, clock, connection } = services;
  const offer = await findOpen(customOfferRepository(connection), id, clock());
  const sold = offer && catalogue.getPlan(offer.planId);
  if (!sold) throw new ProblemError('not_found');
  const { amount, benefits, endsAt, name, standardAmount, subscriptionId } = offer;
  const { leadId } = await getSubscription(services, subscriptionId);
  return {
    id: offer.id,
    subscriptionId,
    name,
    benefits,
    endsAt: endsAt.toISOString(),
    ...(await describePaymentLink(services, leadId, sold.product)),
    plan: createPricedPlan(sold.plan, {
      amount,
      standardAmount,
      paymentMethods: onlyCards(sold.plan),
    }),
  };
}

/** @returns The id that its link carries. */
export async function createCustomOffer(
  db: Executor,
  offer: Omit<CustomOfferRow, 'id'>,
): Promise<string> {
  const id = createReference();
  await customOfferRepository(db).create({ id, ...offer });
  return id;
}

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

/** Who pays and what for, as a link that gets forwarded may show it. */
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
      documentType: (document !== null && identifyDocument(document)) || null,
    },
    product: toPaymentLinkProduct(product, lead.locale),
    locale: lead.locale,
  };
}

const dots = '•••';

/** The first letter of the local part, and the domain. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}${dots}@${domain}`;
}

/** The last four digits. */
export function maskPhone(phone: string): string {
  return `${dots} ${phone.slice(-4)}`;
}

/** The document that a lead last paid with, or else left with its contract; null: none is known. */
export async function findPayerDocument(
  { connection }: Services,
  leadId: string,
): Promise<string | null> {
  const paidWith = await findLastDocument(connection, leadId);
  return paidWith ?? (await findLeadDocument(connection, leadId));
}

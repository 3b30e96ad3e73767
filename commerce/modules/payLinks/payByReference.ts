import type { Address } from '@/contract/address';
import type { PaymentType } from '@/contract/enumerations';
import type { PaymentV1Request } from '@/contract/paymentV1';
import { invalidField, ProblemError } from '../../http/problems';
import type { Payer } from '../../providers/PaymentProvider';
import type { Services } from '../../Services';
import type { CatalogueProduct } from '../catalogue/CatalogueProduct';
import { hasSellerAccount, requireSeller } from '../catalogue/sellers';
import { checkAddress, checkBuyer } from '../leads/formRules';
import { getLead, type LeadRow } from '../leads/leads';
import type { PayingVisit, PaymentCaller } from '../payments/answerPayment';
import { withAttempt, hashAttempt } from '../payments/attempts';
import { requireCodeTurn } from '../payments/codeLimit';
import { createOrderParts } from '../payments/orderParts';
import type { Payment } from '../payments/tables';
import type { PaymentOrder } from '../payments/PaymentOrder';
import { requirePayerDocument } from '../payments/payerDocument';
import { placePayment } from '../payments/placePayment';
import { requireBoundCards } from '../payments/requireBoundCards';
import { getSubscription } from '../subscriptions/getSubscription';
import { findPayerDocument } from './paymentLinks';
import { findSale } from './findSale';
import { findRecovery } from './recovery';
import { customOfferRepository, invoiceRepository } from './repository';

/** Only an upgrade chooses a plan. */
function choosePlanId({ planId, type }: PaymentV1Request, subject: PaymentSubject): string {
  if (type === 'upgrade') {
    if (!planId) throw invalidField('/planId', 'required');
    return planId;
  }
  if (planId && planId !== subject.planId) throw invalidField('/planId', 'unknown');
  return subject.planId;
}

async function getPayer(
  services: Services,
  { payer }: PaymentSubject,
  lead: LeadRow,
  document: string | undefined,
): Promise<Payer> {
  const { email, name, phone } = payer ?? lead;
  checkBuyer({ name, email, document });
  return {
    name,
    email,
    phone,
    document: document ?? payer?.document ?? (await findPayerDocument(services, lead.id)),
  };
}

/**
 * Checks and prices a payment of an invoice, an offer, a subscription or a failed
 * purchase: who pays, what for and how much
 * is read from what it refers to.
 * @throws ProblemError not_found, invalid_field, already_paid, price_changed.
 */
export async function createReferenceOrder(
  services: Services,
  request: PaymentV1Request,
  { cardSecret, returnHost }: PayingVisit,
): Promise<PaymentOrder> {
  const subject = await subjects[request.type](services, request.referenceId);
  const { leadId, offer, product, reference, voucher } = subject;
  const { business, code: productCode, operation } = product;
  const sale = await findSale[request.type](services, {
    type: request.type,
    reference,
    leadId,
    business,
    productCode,
    operation,
    planId: choosePlanId(request, subject),
    voucher,
    offer,
    flowId: subject.flowId,
  });
  const lead = await getLead(services.connection, leadId);
  requireSeller(operation, request.seller);
  if (request.address) checkAddress(request.address, lead.locale);
  const payer = await getPayer(services, subject, lead, request.document);
  requirePayerDocument(operation, request.paymentMethods, payer.document);
  await requireCodeTurn(services, leadId, request.paymentMethods);
  return {
    leadId,
    sale,
    flowId: request.flowId || subject.flowId,
    returnHost,
    // Who found the buyer keeps the sale, whichever link it is paid by.
    seller: lead.seller,
    source: lead.source,
    tracking: lead.tracking,
    payer,
    billingAddress: request.address ?? subject.billingAddress,
    isDeliberate: request.buyAgain ?? false,
    consent: request.consent,
    cause: 'buyer',
    trial: null,
    amount: request.amount,
    parts: await createOrderParts(services, sale, request, {
      leadId,
      cardSecret,
      seller: { hasAccount: hasSellerAccount(operation, lead.seller) },
    }),
  };
}

/** @throws ProblemError not_found */
type FindSubject = (services: Services, id: string) => Promise<PaymentSubject>;

const findInvoice: FindSubject = async ({ catalogue, clock, connection }, id) => {
  const invoice = await invoiceRepository(connection).findOpen(id, clock());
  const sold = invoice && catalogue.getPlan(invoice.planId);
  if (!sold) throw new ProblemError('not_found');
  const { leadId, planId } = invoice;
  return { ...noPriorPayment, leadId, planId, product: sold.product, reference: id };
};

const findOffer: FindSubject = async (services, id) => {
  const { catalogue, clock, connection } = services;
  const offer = await customOfferRepository(connection).findOpen(id, clock());
  const sold = offer?.id === id && catalogue.getPlan(offer.planId);
  if (!sold) throw new ProblemError('not_found');
  const { leadId } = await getSubscription(services, offer.subscriptionId);
  return { ...noPriorPayment, leadId, planId: offer.planId, product: sold.product, reference: id };
};

const findInvoiceOrOffer: FindSubject = async (services, id) => {
  const invoice = await invoiceRepository(services.connection).findOpen(id, services.clock());
  return invoice ? findInvoice(services, id) : findOffer(services, id);
};

const findSubscription: FindSubject = async (services, id) => {
  const { leadId, plan, product } = await getSubscription(services, id);
  return { ...noPriorPayment, leadId, planId: plan.id, product, reference: id };
};

const findFailedPurchase: FindSubject = async (services, id) => {
  const { payment, sale } = await findRecovery(services, id);
  const sold = services.catalogue.getPlan(sale.planId);
  if (!sold) throw new ProblemError('not_found');
  const {
    payerDocument: document,
    payerEmail: email,
    payerName: name,
    payerPhone: phone,
  } = payment;
  return {
    leadId: sale.leadId,
    product: sold.product,
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
const subjects: Record<PaymentType, FindSubject> = {
  direct: findFailedPurchase,
  invoice: findInvoice,
  'sale-invoice': findInvoiceOrOffer,
  'first-invoice-payment': findInvoice,
  renew: findSubscription,
  upgrade: findSubscription,
};

/** What a payment refers to, with the data that a buyer's form would bring. */
interface PaymentSubject {
  leadId: string;
  product: CatalogueProduct;
  planId: string;
  /** As the purchase is named; null: a plan's first sale. */
  reference: string | null;
  voucher: string | null;
  offer: string | null;
  flowId: string | null;
  /** As in an earlier attempt; null: the lead pays. */
  payer: Payer | null;
  billingAddress: Address | null;
}

/** For a subject that nobody tried to pay before. */
const noPriorPayment = {
  voucher: null,
  offer: null,
  flowId: null,
  payer: null,
  billingAddress: null,
} as const;

/**
 * POST /api/v1/payment: pays what the request refers to, once per idempotency key and once per
 * purchase.
 * @throws ProblemError those of requireBoundCards, createReferenceOrder and placePayment.
 */
export async function payByReference(
  services: Services,
  request: PaymentV1Request,
  { address, idempotencyKey, ...visit }: PaymentCaller,
): Promise<Payment> {
  const requestHash = hashAttempt(request);
  return withAttempt(services, { address, idempotencyKey, requestHash }, async (key) => {
    const purpose = { attempt: idempotencyKey, reference: request.referenceId };
    requireBoundCards(services, request.paymentMethods, purpose);
    return placePayment(services, await createReferenceOrder(services, request, visit), key);
  });
}

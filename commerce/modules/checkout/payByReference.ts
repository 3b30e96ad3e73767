import type { PaymentV1Request } from '@/contract/paymentV1';
import { emptyToNull } from '../../http/emptyToNull';
import { invalidField } from '../../http/problems';
import type { Payer } from '../../providers/PaymentProvider';
import type { Services } from '../../Services';
import { hasSellerAccount, requireSeller } from '../catalogue/sellers';
import { checkAddress, checkBuyer } from '../leads/formRules';
import { getLead, type LeadRow } from '../leads/leads';
import type { PayingVisit, PaymentCaller } from './answerPayment';
import { withAttempt, hashAttempt } from '../payments/attempts';
import { requireCodeTurn } from './codeLimit';
import { createOrderParts } from './orderParts';
import type { Payment } from '../payments/Payment';
import type { PaymentOrder } from '../payments/PaymentOrder';
import { requirePayerDocument } from './payerDocument';
import { placePayment } from '../payments/placePayment';
import { requireBoundCards } from './requireBoundCards';
import { findPayerDocument } from '../payLinks/describePaymentLink';
import { paymentTypes } from './paymentTypes';
import type { PaymentSubject } from './findSubject';
import { createPaymentOrder } from './createPaymentOrder';

function choosePlanId({ planId, type }: PaymentV1Request, subject: PaymentSubject): string {
  if (type === 'upgrade') {
    if (!planId) throw invalidField('/planId', 'required');
    return planId;
  }
  if (planId && planId !== subject.planId) throw invalidField('/planId', 'unknown');
  return subject.planId;
}

async function choosePayer(
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
 * Checks and prices a payment of an invoice, an offer, a subscription or a failed purchase. The
 * payer, the plan and the amount are read from what it refers to.
 * @throws ProblemError not_found, invalid_field, already_paid, price_changed.
 */
export async function createReferenceOrder(
  services: Services,
  request: PaymentV1Request,
  { cardSecret, returnHost }: PayingVisit,
): Promise<PaymentOrder> {
  const { findSale, findSubject } = paymentTypes[request.type];
  const subject = await findSubject(services, request.referenceId);
  const { leadId, offer, product, reference, voucher } = subject;
  const { business, code: productCode, operation } = product;
  const lead = await getLead(services.connection, leadId);
  const requested = {
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
  };
  const sale = await findSale(services, requested, lead);
  requireSeller(operation, request.seller);
  if (request.address) checkAddress(request.address, lead.locale);
  const payer = await choosePayer(services, subject, lead, request.document);
  requirePayerDocument(operation, request.paymentMethods, payer.document);
  await requireCodeTurn(services, leadId, request.paymentMethods);
  return createPaymentOrder(services, {
    sale,
    locale: lead.locale,
    flowId: emptyToNull(request.flowId) ?? subject.flowId,
    returnHost,
    // The lead's seller keeps the sale, whichever link it is paid by.
    seller: lead.seller,
    source: lead.source,
    tracking: lead.tracking,
    payer,
    billingAddress: request.address ?? subject.billingAddress,
    isDeliberate: request.buyAgain ?? false,
    consent: request.consent,
    cause: 'buyer',
    amount: request.amount,
    parts: await createOrderParts(services, sale, request, {
      leadId,
      cardSecret,
      seller: { hasAccount: hasSellerAccount(operation, lead.seller) },
    }),
  });
}

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

import type { PaymentRequest } from '@/contract/paymentRequest';
import { toPlainEmail, toPlainName } from '@/validation/contact';
import { emptyToNull } from '../../http/emptyToNull';
import { invalidField } from '../../http/problems';
import type { Services } from '../../Services';
import { readBusiness } from '../catalogue/readBusiness';
import { hasSellerAccount, requireSeller } from '../catalogue/sellers';
import { checkAddress, checkBuyer } from '../leads/formRules';
import { getPayingLead, keepBirthDate } from '../leads/leads';
import { createPaymentOrder } from './createPaymentOrder';
import { paymentTypes } from './paymentTypes';
import { findPayerDocument } from '../payLinks/describePaymentLink';
import { agreeOnTrial } from './agreeOnTrial';
import { withAttempt, hashAttempt } from '../payments/attempts';
import type { PaymentCaller } from './answerPayment';
import { requireCodeTurn } from './codeLimit';
import { createOrderParts } from './orderParts';
import type { Payment } from '../payments/Payment';
import type { PaymentOrder } from '../payments/PaymentOrder';
import { requirePayerDocument } from './payerDocument';
import { placePayment } from '../payments/placePayment';
import { requireBoundCards } from './requireBoundCards';
import { requireBirthDate } from './requireBirthDate';
import { requireUnpaid } from '../payments/reservePayment';
import { requireSteps } from './requireSteps';

/**
 * POST /api/v2/payment: checks, prices and pays, once per idempotency key and once per purchase.
 * @throws ProblemError invalid_field, price_changed and those of requireBoundCards and placePayment.
 */
export async function createPayment(
  services: Services,
  request: PaymentRequest,
  { address, idempotencyKey, ...visit }: PaymentCaller,
): Promise<Payment> {
  const requestHash = hashAttempt(request);
  return withAttempt(services, { address, idempotencyKey, requestHash }, async (key) => {
    const purpose = { attempt: idempotencyKey, lead: request.sfLeadId };
    requireBoundCards(services, request.paymentMethods, purpose);
    return placePayment(services, await createOrder(services, request, { address, ...visit }), key);
  });
}

/**
 * Checks a payment request against its lead and the catalogue, prices it, and keeps the birth date
 * that came with it. The seller and the required steps are the lead's, whatever the caller says.
 * @throws ProblemError invalid_field for what is not sold, price_changed with the right amount when
 *   the buyer was shown another one, and those of requireSteps and agreeOnTrial.
 */
async function createOrder(
  services: Services,
  request: PaymentRequest,
  { address, cardSecret, returnHost }: Omit<PaymentCaller, 'idempotencyKey'>,
): Promise<PaymentOrder> {
  const email = toPlainEmail(request.email);
  checkBuyer(request);
  const lead = await getPayingLead(services, request.sfLeadId, email);
  const business = readBusiness(request.business);
  const { productCode } = request;
  if (request.type === 'direct') {
    await requireUnpaid(services.connection, { leadId: lead.id, business, productCode });
  }
  requireSeller(request.operation, request.seller);
  if (request.address) checkAddress(request.address, lead.locale);
  if (request.type === 'direct' && request.referenceId !== undefined) {
    throw invalidField('/referenceId', 'unavailable');
  }
  const namedFlowId = emptyToNull(request.flowId);
  const requested = {
    type: request.type,
    reference: request.referenceId ?? null,
    leadId: lead.id,
    business,
    productCode,
    operation: request.operation,
    planId: request.planId,
    voucher: emptyToNull(request.voucher),
    offer: emptyToNull(request.offer),
    flowId: namedFlowId,
    address,
  };
  const sale = await paymentTypes[request.type].findSale(services, requested, lead);
  if (request.plan !== sale.planCode) throw invalidField('/plan', 'unknown');
  if (request.planType !== sale.planType) throw invalidField('/planType', 'unknown');
  if (sale.type === 'direct') {
    await requireSteps(services, lead, sale, namedFlowId);
    const { birthDate } = request;
    await requireBirthDate(services, sale, birthDate);
    if (birthDate !== undefined) await keepBirthDate(services, lead.id, birthDate);
  }
  const document = request.document ?? (await findPayerDocument(services, lead.id));
  requirePayerDocument(sale.operation, request.paymentMethods, document);
  await requireCodeTurn(services, lead.id, request.paymentMethods);
  const trial = await agreeOnTrial(services, request, sale, document);
  return createPaymentOrder(services, {
    sale,
    locale: lead.locale,
    // The named flow may have set the price; a bank leads back to it.
    flowId: namedFlowId ?? lead.flowId,
    returnHost,
    seller: lead.seller,
    source: lead.source,
    tracking: lead.tracking ?? request.tracking ?? null,
    payer: { name: toPlainName(request.name), email, phone: request.phone, document },
    billingAddress: request.address ?? null,
    isDeliberate: request.buyAgain ?? false,
    consent: request.consent,
    cause: 'buyer',
    trial,
    amount: request.amount,
    parts: await createOrderParts(services, sale, request, {
      leadId: lead.id,
      cardSecret,
      seller: { hasAccount: hasSellerAccount(sale.operation, lead.seller) },
    }),
  });
}

import type { PaymentMethod } from '@/contract/enumerations';
import type { PaymentPart } from '@/contract/paymentParts';
import type { RenewalV2Request, RenewalV1Request } from '@/contract/subscription';
import { hashRequest } from '../../http/idempotency';
import { invalidField, ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { getLead } from '../leads/leads';
import { findRenewalSale } from './findSale';
import { createReferenceOrder } from './payByReference';
import type { PayingVisit, PaymentCaller } from './answerPayment';
import { type AttemptKey, hashAttempt, visitValues, withAttempt } from '../payments/attempts';
import { priceParts } from './orderParts';
import { placePayment } from '../payments/placePayment';
import { requireBoundCards } from './requireBoundCards';
import type { Payment } from '../payments/Payment';
import { getSubscription } from '../subscriptions/getSubscription';

/**
 * Pays the next period of a subscription, once per idempotency key and once per period.
 * @throws ProblemError those of requireBoundCards and placeRenewal.
 */
export async function renewSubscription(
  services: Services,
  subscriptionId: string,
  request: RenewalV2Request,
  { address, idempotencyKey, ...visit }: PaymentCaller,
): Promise<Payment> {
  const requestHash = hashAttempt({ ...request, subscriptionId });
  return withAttempt(services, { address, idempotencyKey, requestHash }, async (key) => {
    const purpose = { attempt: idempotencyKey, reference: subscriptionId };
    requireBoundCards(services, request.paymentMethods, purpose);
    return placeRenewal(services, request, { subscriptionId, ...visit, ...key });
  });
}

interface RenewalInput extends AttemptKey, PayingVisit {
  subscriptionId: string;
}

/** @throws ProblemError not_found, invalid_field, already_paid and those of placePayment. */
async function placeRenewal(
  services: Services,
  request: RenewalV2Request,
  { cardSecret, returnHost, subscriptionId, ...attempt }: RenewalInput,
): Promise<Payment> {
  const { product } = await getSubscription(services, subscriptionId);
  if (request.business !== product.business) throw invalidField('/business', 'unknown');
  if (request.productCode !== product.code) throw invalidField('/productCode', 'unknown');
  const renewal = {
    ...request,
    referenceId: subscriptionId,
    // A bank's page leads back to the flow of renewals.
    flowId: 'renew',
  };
  const order = await createReferenceOrder(services, renewal, { cardSecret, returnHost });
  return placePayment(services, order, attempt);
}

async function toV2(
  services: Services,
  subscriptionId: string,
  request: RenewalV1Request,
): Promise<RenewalV2Request> {
  const { leadId, plan, product } = await getSubscription(services, subscriptionId);
  const lead = await getLead(services.connection, leadId);
  const part = readRenewalPart(request, lead.phone);
  const sale = await findRenewalSale(services, {
    type: 'renew',
    reference: subscriptionId,
    leadId,
    business: product.business,
    productCode: product.code,
    operation: product.operation,
    planId: plan.id,
    voucher: null,
    offer: null,
  });
  const [amount = 0] = priceParts(sale, [part]);
  const { business, captchaToken, consent, document, planId, productCode, seller, source } =
    request;
  return {
    business,
    planId,
    productCode,
    seller,
    source,
    ...(captchaToken ? { captchaToken } : {}),
    ...(document ? { document } : {}),
    ...(consent ? { consent } : {}),
    type: 'renew',
    amount,
    paymentMethods: [{ ...part, amount }],
  };
}

/**
 * The first version of the renewal call: one method by its name, at the catalogue's price.
 * @throws ProblemError those of requireBoundCards and placeRenewal, with this version's names of the fields.
 */
export async function renewSubscriptionV1(
  services: Services,
  subscriptionId: string,
  request: RenewalV1Request,
  { address, idempotencyKey, ...visit }: PaymentCaller,
): Promise<Payment> {
  const requestHash = hashRequest({
    ...request,
    ...visitValues,
    subscriptionId,
    captchaToken: undefined,
    encryptedCard: undefined,
  });
  return withAttempt(services, { address, idempotencyKey, requestHash }, async (key) => {
    requireBoundCards(services, [request], { attempt: idempotencyKey, reference: subscriptionId });
    try {
      const renewal = await toV2(services, subscriptionId, request);
      return await placeRenewal(services, renewal, { subscriptionId, ...visit, ...key });
    } catch (error) {
      throw renameFieldsForV1(error);
    }
  });
}

const v1MethodNames: ReadonlyMap<string, string> = new Map([
  ['/paymentMethods/0/method', '/paymentMethod'],
  ['/paymentMethods/0/installments', '/numberInstallments'],
  ['/paymentMethods/0/paymentProfileId', '/paymentProfileId'],
]);

function renameFieldsForV1(error: unknown): unknown {
  if (!(error instanceof ProblemError) || !error.extras.errors) return error;
  const errors = error.extras.errors.map(({ code, field }) => ({
    field: v1MethodNames.get(field) ?? field,
    code,
  }));
  return new ProblemError(error.code, { ...error.extras, errors });
}

const methodsByField = {
  encryptedCard: ['credit-card'],
  cardCompany: ['credit-card'],
  paymentProfileId: ['default-credit-card'],
  numberInstallments: ['credit-card', 'default-credit-card'],
} as const satisfies Partial<Record<keyof RenewalV1Request, readonly PaymentMethod[]>>;

/** @throws ProblemError invalid_field for the fields of another method. */
function requireOwnFields(request: RenewalV1Request): void {
  for (const [field, methods] of Object.entries(methodsByField)) {
    const isOne = field === 'numberInstallments' && request.numberInstallments === 1;
    const isGiven = Reflect.get(request, field) !== undefined && !isOne;
    const isOwn = methods.some((method) => method === request.paymentMethod);
    if (isGiven && !isOwn) throw invalidField(`/${field}`, 'unavailable');
  }
}

/** Mozambique's mobile numbers, which M-Pesa can charge. */
const mpesaPhone = /^\+2588[2-7]\d{7}$/;

/**
 * Reads the one method of a renewal by its name; the caller fills its price in.
 * @param phone The lead's, E.164.
 * @throws ProblemError invalid_field for what the method lacks, and for one that cannot renew.
 */
function readRenewalPart(request: RenewalV1Request, phone: string): PaymentPart {
  const { paymentMethod: method, numberInstallments: installments = 1 } = request;
  const amount = 0;
  requireOwnFields(request);
  switch (method) {
    case 'credit-card': {
      const { cardCompany, encryptedCard } = request;
      if (!encryptedCard) throw invalidField('/encryptedCard', 'required');
      if (!cardCompany) throw invalidField('/cardCompany', 'required');
      return { method, amount, installments, cardCompany, encryptedCard };
    }
    case 'default-credit-card': {
      const { paymentProfileId } = request;
      if (!paymentProfileId) throw invalidField('/paymentProfileId', 'required');
      return { method, amount, installments, paymentProfileId };
    }
    case 'bank-slip':
      return { method: 'bankslip', amount };
    case 'm-pesa':
      if (!mpesaPhone.test(phone)) throw invalidField('/paymentMethod', 'unavailable');
      return { method, amount, phone };
    case 'pix':
    case 'bankslip':
    case 'credit-card-in-person':
    case 'pix-in-person':
    case 'cash':
    case 'cheque':
      return { method, amount };
    default:
      throw invalidField('/paymentMethod', 'unavailable');
  }
}

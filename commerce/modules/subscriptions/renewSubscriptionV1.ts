import type { PaymentPart } from '@/contract/paymentParts';
import type { RenewalV1Request, RenewalV2Request } from '@/contract/subscription';
import { hashRequest } from '../../http/idempotency';
import { invalidField, ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { getLead } from '../leads/getLead';
import { withAttempt } from '../payments/attempts';
import type { Payment } from '../payments/Payment';
import { priceParts } from '../payments/orderParts';
import { findRenewalSale } from './findRenewalSale';
import { getSubscription } from './getSubscription';
import { placeRenewal } from './renewSubscription';

/** The request as the second version has it, at the price of now. */
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
  const { business, captchaToken, document, planId, productCode, seller, source } = request;
  return {
    business,
    planId,
    productCode,
    seller,
    source,
    ...(captchaToken ? { captchaToken } : {}),
    ...(document ? { document } : {}),
    type: 'renew',
    amount,
    paymentMethods: [{ ...part, amount }],
  };
}

/**
 * The first version of the renewal call: one method by its name, at the catalogue's price.
 * @throws ProblemError those of placeRenewal, with this version's names of the fields.
 */
export async function renewSubscriptionV1(
  services: Services,
  subscriptionId: string,
  request: RenewalV1Request,
  idempotencyKey: string,
): Promise<Payment> {
  const requestHash = hashRequest({
    ...request,
    subscriptionId,
    captchaToken: undefined,
    encryptedCard: undefined,
  });
  return withAttempt(services, { idempotencyKey, requestHash }, async (key) => {
    try {
      const renewal = await toV2(services, subscriptionId, request);
      return await placeRenewal(services, renewal, { subscriptionId, ...key });
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

/** Names the fields of a problem as the first version of the renewal call does. */
function renameFieldsForV1(error: unknown): unknown {
  if (!(error instanceof ProblemError) || !error.extras.errors) return error;
  const errors = error.extras.errors.map(({ code, field }) => ({
    field: v1MethodNames.get(field) ?? field,
    code,
  }));
  return new ProblemError(error.code, { ...error.extras, errors });
}

/** Mozambique's mobile numbers, which M-Pesa can ask. */
const mpesaPhone = /^\+2588[2-7]\d{7}$/;

/**
 * The one method of a renewal by its name; its price is filled in by the caller.
 * @param phone The lead's, E.164.
 * @throws ProblemError invalid_field for what the method lacks, and for one that cannot renew.
 */
function readRenewalPart(request: RenewalV1Request, phone: string): PaymentPart {
  const { paymentMethod: method, numberInstallments: installments = 1 } = request;
  const amount = 0;
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

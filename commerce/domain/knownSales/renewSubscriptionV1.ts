import type { RenewalV1Request, RenewalV2Request } from '@/contract/subscription';
import { createLeads } from '../../database/createLeads';
import type { Payment } from '../../database/tables';
import { ProblemError } from '../../errors/ProblemError';
import type { Services } from '../../Services';
import { findAttempt } from '../findAttempt';
import { hashRequest } from '../hashRequest';
import { priceParts } from '../priceParts';
import { findRenewalSale } from '../sales/findRenewalSale';
import { getSubscription } from '../subscriptions/getSubscription';
import { namedAsV1 } from './namedAsV1';
import { partOfRenewal } from './partOfRenewal';
import { placeRenewal } from './placeRenewal';

/** The request as the second version has it, at the price of now. */
async function asV2(
  services: Services,
  subscriptionId: string,
  request: RenewalV1Request,
): Promise<RenewalV2Request> {
  const { leadId, plan, product } = await getSubscription(services, subscriptionId);
  const lead = await createLeads(services.connection).get(leadId);
  if (!lead) throw new ProblemError('not_found');
  const part = partOfRenewal(request, lead.phone);
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
  const earlier = await findAttempt(services, idempotencyKey, requestHash);
  if (earlier) return earlier;
  try {
    const asked = await asV2(services, subscriptionId, request);
    return await placeRenewal(services, asked, { subscriptionId, idempotencyKey, requestHash });
  } catch (error) {
    throw namedAsV1(error);
  }
}

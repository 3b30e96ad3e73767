import type { RenewalV2Request } from '@/contract/subscription';
import { invalidField } from '../../http/problems';
import type { Services } from '../../Services';
import { createReferenceOrder } from '../payLinks/payByReference';
import { withAttempt, hashAttempt } from '../payments/attempts';
import type { Payment } from '../payments/Payment';
import { placePayment } from '../payments/placePayment';
import { getSubscription } from './getSubscription';

/**
 * Pays the next period of a subscription, once per idempotency key and once per period.
 * @throws ProblemError those of placeRenewal.
 */
export async function renewSubscription(
  services: Services,
  subscriptionId: string,
  request: RenewalV2Request,
  idempotencyKey: string,
): Promise<Payment> {
  const requestHash = hashAttempt({ ...request, subscriptionId });
  return withAttempt(services, { idempotencyKey, requestHash }, (key) =>
    placeRenewal(services, request, { subscriptionId, ...key }),
  );
}

interface RenewalInput {
  subscriptionId: string;
  idempotencyKey: string;
  requestHash: string;
}

/** @throws ProblemError not_found, invalid_field, already_paid and those of placePayment. */
export async function placeRenewal(
  services: Services,
  request: RenewalV2Request,
  { subscriptionId, ...attempt }: RenewalInput,
): Promise<Payment> {
  const { product } = await getSubscription(services, subscriptionId);
  if (request.business !== product.business) throw invalidField('/business', 'unknown');
  if (request.productCode !== product.code) throw invalidField('/productCode', 'unknown');
  const order = await createReferenceOrder(services, {
    ...request,
    referenceId: subscriptionId,
    // A bank's page leads back to the flow of renewals.
    flowId: 'renew',
  });
  return placePayment(services, order, attempt);
}

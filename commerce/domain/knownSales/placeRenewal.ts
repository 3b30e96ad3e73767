import type { RenewalV2Request } from '@/contract/subscription';
import type { Payment } from '../../database/tables';
import { invalidField } from '../../errors/invalidField';
import type { Services } from '../../Services';
import { placePayment } from '../placePayment';
import { getSubscription } from '../subscriptions/getSubscription';
import { orderFromReference } from './orderFromReference';

interface Renewing {
  subscriptionId: string;
  idempotencyKey: string;
  requestHash: string;
}

/** @throws ProblemError not_found, invalid_field, already_paid and those of placePayment. */
export async function placeRenewal(
  services: Services,
  request: RenewalV2Request,
  { subscriptionId, ...attempt }: Renewing,
): Promise<Payment> {
  const { product } = await getSubscription(services, subscriptionId);
  if (request.business !== product.business) throw invalidField('/business', 'unknown');
  if (request.productCode !== product.code) throw invalidField('/productCode', 'unknown');
  const order = await orderFromReference(services, {
    ...request,
    referenceId: subscriptionId,
    // A bank's page leads back to the flow of renewals.
    flowId: 'renew',
  });
  return placePayment(services, order, attempt);
}

import type { RenewalV2Request } from '@/contract/subscription';
import type { Payment } from '../../database/tables';
import type { Services } from '../../Services';
import { findAttempt } from '../findAttempt';
import { hashAttempt } from '../hashAttempt';
import { placeRenewal } from './placeRenewal';

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
  const earlier = await findAttempt(services, idempotencyKey, requestHash);
  return (
    earlier ?? placeRenewal(services, request, { subscriptionId, idempotencyKey, requestHash })
  );
}

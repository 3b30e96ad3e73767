import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { RenewalV2Request, Subscription } from '@/contract/subscription';
import { get, post } from '../http/request';
import { paymentResponseMembers } from './payment';
import { paymentLinkMembers } from './paymentLinkMembers';
import { planMembers } from './planMembers';

/**
 * A subscription, what its next period costs, and the better plans.
 * @throws HttpError (404: ended or unknown), NoAnswerError
 */
export function getSubscription(subscriptionId: string): Promise<Subscription> {
  return get(buildPath(paths.subscription, { subscriptionId }), {
    needs: {
      ...paymentLinkMembers,
      state: 'string',
      renewsAt: 'string',
      renewal: 'object?',
      upgrades: [{ plan: planMembers, credit: 'number' }],
    },
  });
}

/** Pays the next period. @throws HttpError (as `createPayment`), NoAnswerError */
export function renewSubscription(
  subscriptionId: string,
  renewal: RenewalV2Request,
  idempotencyKey: string,
): Promise<PaymentResponse> {
  return post(buildPath(paths.renewalV2, { subscriptionId }), renewal, {
    idempotencyKey,
    needs: paymentResponseMembers,
  });
}

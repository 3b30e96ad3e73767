import type { CardVerification, CustomOffer } from '@/contract/customOffer';
import { buildPath, paths } from '@/contract/paths';
import { get, post } from '../http/request';
import { paymentLinkMembers } from './paymentLinkMembers';

/**
 * An offer made to one subscriber.
 * @param id the offer's own, or the subscription's
 * @throws HttpError (404: accepted, ended or unknown), NoAnswerError
 */
export function getCustomOffer(id: string): Promise<CustomOffer> {
  return get(buildPath(paths.customOffer, { id }), {
    needs: {
      ...paymentLinkMembers,
      subscriptionId: 'string',
      name: 'string',
      benefits: 'array',
      endsAt: 'string',
    },
  });
}

/**
 * Has the provider check and store a card, without charging it.
 * @param encryptedCard JWE of the card, made in this browser
 * @throws HttpError (402 with a decline reason), NoAnswerError
 */
export function verifyCard(
  subscriptionId: string,
  encryptedCard: string,
  idempotencyKey: string,
): Promise<CardVerification> {
  const path = buildPath(paths.cardVerification, { subscriptionId });
  return post(path, { encryptedCard }, { idempotencyKey, needs: { paymentProfileId: 'string' } });
}

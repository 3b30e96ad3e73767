import type { CardVerification } from '@/contract/customOffer';
import { createCardVerifications } from '../../database/createCardVerifications';
import type { CardVerificationRow } from '../../database/subscriptionTables';
import { ProblemError } from '../../errors/ProblemError';
import type { CardVerificationResult } from '../../providers/CardVerification';
import type { PaymentProvider } from '../../providers/PaymentProvider';
import { ProviderRefusal } from '../../providers/ProviderRefusal';
import type { Services } from '../../Services';
import { getSubscription } from '../subscriptions/getSubscription';
import { reserveVerification } from './reserveVerification';

interface Verifying {
  subscriptionId: string;
  encryptedCard: string;
  idempotencyKey: string;
}

function answerOf({ declineReason, profileId }: CardVerificationRow): CardVerification {
  if (profileId === null) {
    throw new ProblemError('payment_declined', { reason: declineReason ?? 'processing_error' });
  }
  return { paymentProfileId: profileId };
}

/** A card that the provider cannot read is refused like one that it does not accept. */
async function ask(
  provider: PaymentProvider,
  reference: string,
  encryptedCard: string,
): Promise<CardVerificationResult> {
  try {
    return await provider.verifyCard({ reference, encryptedCard });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return { profileId: null, declineReason: 'processing_error' };
  }
}

/**
 * Has the provider check and keep a card for a subscription's buyer, without charging it, once per
 * idempotency key. The provider goes by the key too: an answer that was lost is asked for again.
 * @throws ProblemError not_found, payment_declined with the reason, idempotency_key_reused,
 * rate_limited; ProviderUnavailable.
 */
export async function verifyCard(
  services: Services,
  { encryptedCard, idempotencyKey, subscriptionId }: Verifying,
): Promise<CardVerification> {
  const { clock, connection, provider } = services;
  await getSubscription(services, subscriptionId);
  const reserved = await reserveVerification(connection, {
    idempotencyKey,
    subscriptionId,
    provider: provider.name,
    profileId: null,
    declineReason: null,
    createdAt: clock(),
  });
  if (reserved.profileId !== null || reserved.declineReason !== null) return answerOf(reserved);
  const verifications = createCardVerifications(connection);
  await verifications.settle(idempotencyKey, await ask(provider, idempotencyKey, encryptedCard));
  const settled = await verifications.get(idempotencyKey);
  if (!settled) throw new Error('The verification is gone');
  return answerOf(settled);
}

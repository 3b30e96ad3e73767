import type { CardVerification } from '@/contract/customOffer';
import { createCardVerifications } from '../../database/createCardVerifications';
import type { CardVerificationRow } from '../../database/subscriptionTables';
import { ProblemError } from '../../errors/ProblemError';
import type { CardVerificationResult } from '../../providers/CardVerification';
import type { PaymentProvider } from '../../providers/PaymentProvider';
import { ProviderRefusal } from '../../providers/ProviderRefusal';
import type { Services } from '../../Services';
import { getSubscription } from '../subscriptions/getSubscription';

interface Verifying {
  subscriptionId: string;
  encryptedCard: string;
  idempotencyKey: string;
}

function answerOf(row: CardVerificationRow, subscriptionId: string): CardVerification {
  if (row.subscriptionId !== subscriptionId) throw new ProblemError('idempotency_key_reused');
  if (row.profileId === null) {
    throw new ProblemError('payment_declined', { reason: row.declineReason ?? 'processing_error' });
  }
  return { paymentProfileId: row.profileId };
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
 * @throws ProblemError not_found, payment_declined with the reason, idempotency_key_reused;
 * ProviderUnavailable.
 */
export async function verifyCard(
  services: Services,
  { encryptedCard, idempotencyKey, subscriptionId }: Verifying,
): Promise<CardVerification> {
  const { clock, connection, provider } = services;
  const verifications = createCardVerifications(connection);
  await getSubscription(services, subscriptionId);
  const earlier = await verifications.get(idempotencyKey);
  if (earlier) return answerOf(earlier, subscriptionId);
  const result = await ask(provider, idempotencyKey, encryptedCard);
  await verifications.create({
    idempotencyKey,
    subscriptionId,
    provider: provider.name,
    ...result,
    createdAt: clock(),
  });
  const written = await verifications.get(idempotencyKey);
  if (!written) throw new Error('The verification is gone');
  return answerOf(written, subscriptionId);
}

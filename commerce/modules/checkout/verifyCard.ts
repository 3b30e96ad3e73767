import type { CustomOffer } from '@/contract/customOffer';
import { type Connection, inTransaction } from '../../database/connect';
import { withIdempotency } from '../../http/idempotency';
import { ProblemError } from '../../http/problems';
import { runExclusive } from '../../runExclusive';
import { ProviderRefusal } from '../../providers/errors';
import type { CardVerificationResult, PaymentProvider } from '../../providers/PaymentProvider';
import { getAddressGroup, getNextCall, type LimitRule, requireWithinLimits } from '../../rateLimit';
import type { Services } from '../../Services';
import { getCustomOffer } from '../payLinks/customOffers';
import { countDecline } from '../payments/countedDeclines';
import { consumeDeclineLimits } from '../payments/paymentLimits';
import { requireBoundCards } from './requireBoundCards';
import { chooseShownReason } from '../paymentStatus/shownReason';
import { saveCheckedCard } from '../payments/storedCards';
import { getSubscription } from '../subscriptions/getSubscription';
import { cardVerificationRepository, type CardVerificationRow } from './cardVerificationRepository';

interface VerifyCardInput {
  subscriptionId: string;
  encryptedCard: string;
  idempotencyKey: string;
  address: string;
}

export interface VerifiedCard {
  paymentProfileId: string;
  secret: string;
}

async function keepVerified(
  services: Services,
  verification: CardVerificationRow,
  { plan, product }: CustomOffer,
): Promise<VerifiedCard> {
  const { createdAt, declineReason, profileId, subscriptionId } = verification;
  if (profileId === null) {
    const declined = { createdAt, reason: declineReason ?? 'processing_error' } as const;
    const reason = await chooseShownReason(services, declined, (range) =>
      cardVerificationRepository(services.connection).countDeclined(subscriptionId, range),
    );
    throw new ProblemError('payment_declined', { reason });
  }
  const { leadId } = await getSubscription(services, subscriptionId);
  const secret = await saveCheckedCard(services, {
    profileId,
    leadId,
    subscriptionId,
    legalEntity: product.legalName,
    limitAmount: plan.standardAmount,
    currency: plan.currency,
    checkedAt: createdAt,
  });
  return { paymentProfileId: profileId, secret };
}

async function verifyAtProvider(
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
 * Has the provider check and store a card for an offer made to a subscriber, without charging it,
 * once per idempotency key. The provider uses the key too, so that a lost answer can be fetched again.
 * @throws ProblemError not_found, payment_declined with the reason, idempotency_key_reused,
 * rate_limited, and those of requireBoundCards; ProviderUnavailable.
 */
export async function verifyCard(
  services: Services,
  { address, encryptedCard, idempotencyKey, subscriptionId }: VerifyCardInput,
): Promise<VerifiedCard> {
  const { clock, connection, limits, provider } = services;
  const offer = await getCustomOffer(services, subscriptionId);
  const reserved = await reserveVerification(connection, limits.getRule('card-checks'), {
    idempotencyKey,
    subscriptionId,
    provider: provider.name,
    profileId: null,
    declineReason: null,
    createdAt: clock(),
  });
  if (reserved.profileId !== null || reserved.declineReason !== null) {
    return keepVerified(services, reserved, offer);
  }
  const purpose = { attempt: idempotencyKey, reference: subscriptionId };
  requireBoundCards(services, [{ encryptedCard }], purpose);
  const { leadId } = await getSubscription(services, subscriptionId);
  const holder = { leadId, address: getAddressGroup(address) };
  const counts = await consumeDeclineLimits(services, holder, [encryptedCard]);
  const verifications = cardVerificationRepository(connection);
  const result = await verifyAtProvider(provider, idempotencyKey, encryptedCard).catch(
    async (error: unknown) => {
      await limits.release(counts);
      throw error;
    },
  );
  await verifications.recordResult(idempotencyKey, result);
  const isDeclined = result.profileId === null && result.declineReason !== 'processing_error';
  await (isDeclined ? countDecline(services) : limits.release(counts));
  const verified = await verifications.find(idempotencyKey);
  if (!verified) throw new Error(`Card verification ${idempotencyKey} was not stored`);
  return keepVerified(services, verified, offer);
}

/**
 * Commits the intent to check a card, one at a time for each subscription, so that the limit holds
 * however many come at once.
 * @returns the key's verification, which may have its result already
 * @throws ProblemError idempotency_key_reused, rate_limited with the seconds to wait
 */
function reserveVerification(
  connection: Connection,
  rule: LimitRule,
  verification: CardVerificationRow,
): Promise<CardVerificationRow> {
  const { createdAt, idempotencyKey, subscriptionId } = verification;
  const write = () =>
    inTransaction(connection, async (transaction) => {
      const verifications = cardVerificationRepository(transaction);
      await verifications.lockSubscription(subscriptionId);
      return withIdempotency<CardVerificationRow, CardVerificationRow>({
        find: () => verifications.find(idempotencyKey),
        isSame: (earlier) => earlier.subscriptionId === subscriptionId,
        replay: (earlier) => earlier,
        run: async () => {
          const since = new Date(createdAt.getTime() - rule.windowMs);
          const earlier = await verifications.listOfSubscription(subscriptionId, since);
          requireWithinLimits([getNextCall(earlier, rule)], createdAt);
          await verifications.create(verification);
          return undefined;
        },
      });
    });
  return runExclusive(`card:${subscriptionId}`, write);
}

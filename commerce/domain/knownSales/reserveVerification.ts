import type { Connection } from '../../database/connect';
import { createCardVerifications } from '../../database/createCardVerifications';
import type { CardVerificationRow } from '../../database/subscriptionTables';
import { ProblemError } from '../../errors/ProblemError';
import { secondsUntil } from '../secondsUntil';

/**
 * How many cards one subscription may have checked in a window (milliseconds). Whoever holds the
 * link could otherwise try stolen cards until one works.
 */
const limit = 10;
const window = 60 * 60_000;

/**
 * Commits that a card is about to be checked, one at a time for each subscription, so that the limit
 * holds however many come at once.
 * @returns the key's verification, which may have its result already
 * @throws ProblemError idempotency_key_reused, rate_limited with the seconds to wait
 */
export function reserveVerification(
  connection: Connection,
  verification: CardVerificationRow,
): Promise<CardVerificationRow> {
  const { createdAt, idempotencyKey, subscriptionId } = verification;
  return connection.transaction(async (transaction) => {
    const verifications = createCardVerifications(transaction);
    await verifications.lockSubscription(subscriptionId);
    const earlier = await verifications.get(idempotencyKey);
    if (!earlier) {
      const since = new Date(createdAt.getTime() - window);
      const inTheWay = (await verifications.listOfSubscription(subscriptionId, since)).at(-limit);
      if (inTheWay) {
        const retryAfter = secondsUntil(inTheWay.getTime() + window, createdAt);
        throw new ProblemError('rate_limited', { retryAfter });
      }
      await verifications.create(verification);
    }
    const reserved = earlier ?? (await verifications.get(idempotencyKey));
    if (reserved?.subscriptionId !== subscriptionId) {
      throw new ProblemError('idempotency_key_reused');
    }
    return reserved;
  });
}

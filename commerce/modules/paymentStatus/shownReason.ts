import type { DeclineReason } from '@/contract/enumerations';
import type { Services } from '../../Services';
import { type Before, countDeclinedCards } from '../payments/chargeHistory';
import type { Payment } from '../payments/Payment';

/** What every decline is told as once the reasons are used up. */
const genericReason: DeclineReason = 'card_refused';

/** A provider that failed says nothing of a card. */
const saysNothing: readonly DeclineReason[] = ['processing_error', genericReason];

/**
 * Why a card was declined, as its buyer is told: after the second decline one reason for all, or
 * whoever tries stolen cards would learn which code is right and which card has no money.
 * @param countEarlier how many cards of the same buyer were declined
 */
export async function chooseShownReason(
  { limits }: Pick<Services, 'limits'>,
  { createdAt, reason }: { createdAt: Date; reason: DeclineReason },
  countEarlier: (range: Before) => Promise<number>,
): Promise<DeclineReason> {
  if (saysNothing.includes(reason)) return reason;
  const { limit, windowMs } = limits.getRule('reasons-per-lead');
  const since = new Date(createdAt.getTime() - windowMs);
  return (await countEarlier({ since, before: createdAt })) < limit ? reason : genericReason;
}

/** Why a payment was declined, as its buyer is told; null: it was not. */
export async function getShownReason(
  services: Pick<Services, 'connection' | 'limits'>,
  { createdAt, parts, purchase: { leadId } }: Payment,
): Promise<DeclineReason | null> {
  const reason = parts.find(({ declineReason }) => declineReason !== null)?.declineReason ?? null;
  if (reason === null) return null;
  return chooseShownReason(services, { createdAt, reason }, (range) =>
    countDeclinedCards(services.connection, leadId, range),
  );
}

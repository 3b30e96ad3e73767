import type { DeclineReason } from '@/contract/enumerations';
import type { Services } from '../../Services';
import { type Before, countDeclinedCards } from '../payments/chargeHistory';
import type { Payment } from '../payments/Payment';

const genericReason: DeclineReason = 'card_refused';

const saysNothing: readonly DeclineReason[] = ['processing_error', genericReason];

/**
 * Chooses the decline reason that a buyer sees. After the declines that `reasons-per-lead` allows,
 * every reason that would tell something reads `card_refused`, or a thief who tries stolen cards would
 * learn which code is right and which card has no money.
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

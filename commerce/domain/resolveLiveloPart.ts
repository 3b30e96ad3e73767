import { pointsForAmount } from '@/contract/pointsRate';
import { invalidField } from '../errors/invalidField';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';
import { getLiveloSession } from './getLiveloSession';

interface PartOfPoints {
  leadId: string;
  /** What the points stand for, in minor units. */
  amount: number;
  points: number;
  liveloSession: string;
  /** JSON pointer of the part in the request. */
  field: string;
}

/**
 * What the provider needs to redeem a part's points. The rate is the programme's of this moment, and
 * the points must be exactly those that cover the amount.
 * @throws ProblemError invalid_field when the session is not this lead's or has ended, and for fewer
 * points than the programme redeems at once, price_changed when the rate is another one,
 * points_unavailable when the member has too few; ProviderUnavailable
 */
export async function resolveLiveloPart(
  services: Services,
  { amount, field, leadId, liveloSession, points }: PartOfPoints,
): Promise<{ points: number; authorization: string }> {
  const ended = invalidField(`${field}/liveloSession`, 'unknown');
  const session = await getLiveloSession(services, leadId, liveloSession).catch(
    (error: unknown) => {
      throw error instanceof ProblemError ? ended : error;
    },
  );
  const { authorization } = session;
  if (authorization === null) throw ended;
  const account = await services.loyalty.getAccount(authorization);
  if (!account) throw ended;
  if (points !== pointsForAmount(amount, account.rate)) throw new ProblemError('price_changed');
  if (points < account.minimumPoints) throw invalidField(`${field}/points`, 'too_small');
  if (points > account.balance) throw new ProblemError('points_unavailable');
  return { points, authorization };
}

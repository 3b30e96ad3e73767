import { convertAmountToPoints } from '@/domain/points';
import { invalidField, ProblemError } from '../../../http/problems';
import type { Services } from '../../../Services';
import { getLiveloSession } from '../../livelo/session';
import type { PaymentMethodModule } from './PaymentMethod';

export const livelo: PaymentMethodModule<'livelo'> = {
  read: async (services, { amount, liveloSession, method, points }, { field, leadId }) => ({
    method,
    ...(await readPoints(services, { amount, liveloSession, points, leadId, field })),
  }),
  charge: (_, ordered, { capture }) => ({ ...ordered, capture }),
};

interface PointsPart {
  leadId: string;
  amount: number;
  points: number;
  liveloSession: string;
  field: string;
}

/**
 * Reads what the provider needs to redeem a part's points. The rate is the program's, and the points
 * must be exactly those that cover the amount.
 * @throws ProblemError invalid_field when the session is not this lead's or has ended, and for fewer
 *   points than the program redeems at once, price_changed when the rate is another one,
 *   points_unavailable when the member has too few; ProviderUnavailable
 */
async function readPoints(
  services: Services,
  { amount, field, leadId, liveloSession, points }: PointsPart,
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
  if (points !== convertAmountToPoints(amount, account.rate))
    throw new ProblemError('price_changed');
  if (points < account.minimumPoints) throw invalidField(`${field}/points`, 'too_small');
  if (points > account.balance) throw new ProblemError('points_unavailable');
  return { points, authorization };
}

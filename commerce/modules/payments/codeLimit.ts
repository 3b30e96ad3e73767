import type { PaymentMethod } from '@/contract/enumerations';
import type { Services } from '../../Services';
import { getNextTurn, requireTurns } from '../../rateLimit';
import { listChargeTimes } from './history';
import { registeredMethods } from './payerDocument';

/** How many one lead may have made within a day. Milliseconds. */
const limit = { limit: 20, window: 24 * 3_600_000 } as const;

/**
 * Passes a payment that makes no Pix code and no slip, or not too many of them.
 * @throws ProblemError rate_limited with the seconds to wait.
 */
export async function requireCodeTurn(
  { clock, connection }: Pick<Services, 'clock' | 'connection'>,
  leadId: string,
  parts: readonly { method: PaymentMethod }[],
): Promise<void> {
  if (!parts.some(({ method }) => registeredMethods.includes(method))) return;
  const now = clock();
  const since = new Date(now.getTime() - limit.window);
  const made = await listChargeTimes(connection, leadId, { methods: registeredMethods, since });
  requireTurns([getNextTurn(made, limit)], now);
}

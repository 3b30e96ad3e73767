import type { PaymentMethod } from '@/contract/enumerations';
import type { Services } from '../../Services';
import { getNextCall, requireWithinLimits } from '../../rateLimit';
import { listChargeTimes } from '../payments/chargeHistory';
import { registeredMethods } from '@/validation/payerDocument';

/**
 * Refuses a payment that would exceed the limit of Pix codes and slips.
 * @throws ProblemError rate_limited with the seconds to wait.
 */
export async function requireCodeTurn(
  { clock, connection, limits }: Pick<Services, 'clock' | 'connection' | 'limits'>,
  leadId: string,
  parts: readonly { method: PaymentMethod }[],
): Promise<void> {
  if (!parts.some(({ method }) => registeredMethods.includes(method))) return;
  const now = clock();
  const rule = limits.getRule('codes-per-lead');
  const since = new Date(now.getTime() - rule.windowMs);
  const made = await listChargeTimes(connection, leadId, { methods: registeredMethods, since });
  requireWithinLimits([getNextCall(made, rule)], now);
}

import type { PhoneCodes } from '../database/createPhoneCodes';
import { ProblemError } from '../errors/ProblemError';
import { phoneCodeRules } from './phoneCodeRules';
import { secondsUntilNextCode } from './secondsUntilNextCode';

interface Asking {
  phone: string;
  /** Null: not limited. */
  address: string | null;
  now: Date;
}

/**
 * Codes that were used do not count: who confirms a phone may go on to the next purchase at once.
 * @throws ProblemError rate_limited, with the seconds to wait.
 */
export async function checkPhoneCodeLimits(
  codes: PhoneCodes,
  { address, now, phone }: Asking,
): Promise<void> {
  const range = { since: new Date(now.getTime() - phoneCodeRules.window) };
  const toOwner = await codes.listUnusedOfPhone(phone, range);
  const fromAddress = address === null ? [] : await codes.listUnusedOfAddress(address, range);
  const retryAfter = secondsUntilNextCode({ toOwner, fromAddress }, now);
  if (retryAfter > 0) throw new ProblemError('rate_limited', { retryAfter });
}

import type { PhoneCodes } from '../database/createPhoneCodes';
import { ProblemError } from '../errors/ProblemError';
import { phoneCodeRules } from './phoneCodeRules';
import { secondsUntil } from './secondsUntil';

interface Asking {
  phone: string;
  /** Null: not limited. */
  address: string | null;
  now: Date;
}

const { perAddress, perPhone, resendWait, window } = phoneCodeRules;

/** When the next code may be sent, seen from the unused ones of the window; undefined: now. */
function nextTurn(sent: readonly Date[], limit: number): number | undefined {
  const inTheWay = sent.at(-limit);
  return inTheWay && inTheWay.getTime() + window;
}

/**
 * Codes that were used do not count: who confirms a phone may go on to the next purchase at once.
 * @throws ProblemError rate_limited, with the seconds to wait.
 */
export async function checkPhoneCodeLimits(
  codes: PhoneCodes,
  { address, now, phone }: Asking,
): Promise<void> {
  const range = { since: new Date(now.getTime() - window) };
  const ofPhone = await codes.listUnusedOfPhone(phone, range);
  const ofAddress = address === null ? [] : await codes.listUnusedOfAddress(address, range);
  const latest = ofPhone.at(-1);
  const turns = [
    latest && latest.getTime() + resendWait,
    nextTurn(ofPhone, perPhone),
    nextTurn(ofAddress, perAddress),
  ].filter((turn) => turn !== undefined);
  const retryAfter = secondsUntil(Math.max(0, ...turns), now);
  if (retryAfter > 0) throw new ProblemError('rate_limited', { retryAfter });
}

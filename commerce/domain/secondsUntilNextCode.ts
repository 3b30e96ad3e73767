import { phoneCodeRules } from './phoneCodeRules';
import { secondsUntil } from './secondsUntil';

/** When codes that nobody used were sent within the window, oldest first. */
interface SentCodes {
  /** To the one whom the code is to prove: a phone, a member of a programme. */
  toOwner: readonly Date[];
  /** Asked for from one address. */
  fromAddress: readonly Date[];
}

const { perAddress, perPhone, resendWait, window } = phoneCodeRules;

/** When the next code may be sent, seen from the unused ones of the window; undefined: now. */
function nextTurn(sent: readonly Date[], limit: number): number | undefined {
  const inTheWay = sent.at(-limit);
  return inTheWay && inTheWay.getTime() + window;
}

/** How long until another code may be sent: 0 when it may now. */
export function secondsUntilNextCode({ fromAddress, toOwner }: SentCodes, now: Date): number {
  const latest = toOwner.at(-1);
  const turns = [
    latest && latest.getTime() + resendWait,
    nextTurn(toOwner, perPhone),
    nextTurn(fromAddress, perAddress),
  ].filter((turn) => turn !== undefined);
  return secondsUntil(Math.max(0, ...turns), now);
}

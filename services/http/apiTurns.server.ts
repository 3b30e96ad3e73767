/** What came of a call that got no answer. */
export type Breakdown = 'unreached' | 'reset' | 'timeout';

/**
 * Milliseconds for which an address that failed is asked after the others: what starts again is soon
 * back, and who asks one that stands still waits.
 */
const restMs: Readonly<Record<Breakdown, number>> = {
  unreached: 5_000,
  reset: 5_000,
  timeout: 30_000,
};

/** When each is asked in its turn again, in milliseconds since 1970. */
const restUntil = new Map<string, number>();
let turns = 0;

/**
 * The service's addresses in the order in which a call tries them: each call begins with the next
 * one, and those that have just failed come last. A single address is tried twice: what ended one
 * connection, such as a restart, need not end the next.
 * @param addresses at least one
 */
export function takeTurn(addresses: readonly string[]): string[] {
  const start = turns++ % addresses.length;
  const inTurn = [...addresses.slice(start), ...addresses.slice(0, start)];
  const hasFailed = (address: string) => Date.now() < (restUntil.get(address) ?? 0);
  const [first = ''] = inTurn;
  return inTurn.length === 1
    ? [first, first]
    : inTurn.toSorted((one, other) => Number(hasFailed(one)) - Number(hasFailed(other)));
}

export function noteFailure(address: string, breakdown: Breakdown): void {
  restUntil.set(address, Date.now() + restMs[breakdown]);
}

/** Milliseconds in which any sound service has answered a call that only reads. */
const readTimeoutMs = 10_000;
/** What the last address gets at least, in milliseconds. */
const minimumTimeoutMs = 1_000;

const isRead = (method: string) => ['GET', 'HEAD'].includes(method.toUpperCase());

interface Try {
  method: string;
  /** Whether another address is to be asked after this one. */
  hasOther: boolean;
}

/** Whether another address than this one comes after it. */
export const hasOtherAfter = (addresses: readonly string[], index: number): boolean =>
  addresses.slice(index + 1).some((address) => address !== addresses[index]);

/**
 * How long an address may say nothing to a call, in milliseconds: to one that only reads not as long
 * as its caller waits, where there is another to ask.
 * @param left milliseconds that the caller still waits
 */
export function getTimeoutMs(left: number, { hasOther, method }: Try): number {
  const rest = Math.max(left, minimumTimeoutMs);
  return hasOther && isRead(method) ? Math.min(rest, readTimeoutMs) : rest;
}

const unreachedCodes = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];
const resetCodes = ['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'HPE_INVALID_EOF_STATE'];

/**
 * @param waited milliseconds since the call began
 * @param limit milliseconds after which the caller itself breaks the connection off
 */
export function describeBreakdown(error: unknown, waited: number, limit: number): Breakdown {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'ETIMEDOUT' || waited >= limit) return 'timeout';
  if (resetCodes.includes(code)) return 'reset';
  return unreachedCodes.includes(code) ? 'unreached' : 'reset';
}

/**
 * Whether a call may be made again elsewhere: one that reached nobody always, one that broke off
 * where a second time does no more than the first, one that got no answer in time where it only reads
 * and there is another to ask.
 */
export function mayTryAgain(
  breakdown: Breakdown,
  { hasOther, isKeyed, method }: Try & { isKeyed: boolean },
): boolean {
  if (breakdown === 'unreached') return true;
  if (breakdown === 'timeout') return hasOther && isRead(method);
  return isKeyed || isRead(method);
}

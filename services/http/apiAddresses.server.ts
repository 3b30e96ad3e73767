export type Breakdown = 'unreached' | 'reset' | 'timeout';

const restMs: Readonly<Record<Breakdown, number>> = {
  unreached: 5_000,
  reset: 5_000,
  timeout: 30_000,
};

const restUntil = new Map<string, number>();
let callCount = 0;

/**
 * The service's addresses in the order in which a call tries them: each call starts with the next one,
 * and those that have just failed come last. A single address is tried twice: what broke one
 * connection, such as a restart, need not break the next.
 * @param addresses at least one
 */
export function orderAddresses(addresses: readonly string[]): string[] {
  const start = callCount++ % addresses.length;
  const rotated = [...addresses.slice(start), ...addresses.slice(0, start)];
  const hasFailed = (address: string) => Date.now() < (restUntil.get(address) ?? 0);
  const [first = ''] = rotated;
  return rotated.length === 1
    ? [first, first]
    : rotated.toSorted((one, other) => Number(hasFailed(one)) - Number(hasFailed(other)));
}

export function noteFailure(address: string, breakdown: Breakdown): void {
  restUntil.set(address, Date.now() + restMs[breakdown]);
}

const readTimeoutMs = 10_000;
const minimumTimeoutMs = 1_000;

const isRead = (method: string) => ['GET', 'HEAD'].includes(method.toUpperCase());

interface Try {
  method: string;
  hasOther: boolean;
}

export const hasOtherAfter = (addresses: readonly string[], index: number): boolean =>
  addresses.slice(index + 1).some((address) => address !== addresses[index]);

/**
 * How long an address may stay silent during a call, in milliseconds. A read has a shorter timeout
 * than its caller where another address is left.
 * @param left milliseconds until the caller's own timeout
 */
export function getTimeoutMs(left: number, { hasOther, method }: Try): number {
  const rest = Math.max(left, minimumTimeoutMs);
  return hasOther && isRead(method) ? Math.min(rest, readTimeoutMs) : rest;
}

const unreachedCodes = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];
const resetCodes = ['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'HPE_INVALID_EOF_STATE'];

/**
 * @param waited milliseconds since this attempt began
 * @param limit the timeout of this attempt, in milliseconds
 */
export function describeBreakdown(error: unknown, waited: number, limit: number): Breakdown {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'ETIMEDOUT' || waited >= limit) return 'timeout';
  if (resetCodes.includes(code)) return 'reset';
  return unreachedCodes.includes(code) ? 'unreached' : 'reset';
}

/**
 * A call may be retried if it reached nobody; if it broke off and a second time does no more than the
 * first; or if it timed out, only reads, and another address is left.
 */
export function mayTryAgain(
  breakdown: Breakdown,
  { hasOther, isKeyed, method }: Try & { isKeyed: boolean },
): boolean {
  if (breakdown === 'unreached') return true;
  if (breakdown === 'timeout') return hasOther && isRead(method);
  return isKeyed || isRead(method);
}

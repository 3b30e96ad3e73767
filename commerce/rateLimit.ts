import { isIPv6 } from 'node:net';
import { maxBy } from 'es-toolkit';
import type { LimitName } from '@/domain/limits';
import { ProblemError } from './http/problems';
import { limitRefusals } from './monitoring/metrics';

/** Whole seconds from `now` to a moment, at least 0. @param moment milliseconds since 1970 */
export function getSecondsUntil(moment: number, now: Date): number {
  return Math.max(0, Math.ceil((moment - now.getTime()) / 1_000));
}

export interface LimitRule {
  name: LimitName;
  limit: number;
  windowMs: number;
}

interface NextCall {
  moment: number;
  limit: LimitName | null;
}

/**
 * When the next call of a kind is allowed; undefined: now.
 * @param calls Those within the window, oldest first.
 */
export function getNextCall(
  calls: readonly Date[],
  { limit, name, windowMs }: LimitRule,
): NextCall | undefined {
  const blocking = calls.at(-limit);
  return blocking && { moment: blocking.getTime() + windowMs, limit: name };
}

/** @throws ProblemError rate_limited, with the seconds until the last of these moments. */
export function requireWithinLimits(nextCalls: readonly (NextCall | undefined)[], now: Date): void {
  const blocked = nextCalls.filter((call) => call !== undefined);
  const last = maxBy(blocked, ({ moment }) => moment);
  const retryAfter = last ? getSecondsUntil(last.moment, now) : 0;
  if (!last || retryAfter === 0) return;
  if (last.limit !== null) limitRefusals.inc({ limit: last.limit });
  throw new ProblemError('rate_limited', { retryAfter });
}

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function ipv6Prefix(address: string): string {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * Groups addresses for limits: an IPv4 address, or the /64 network of an IPv6 address, which belongs
 * to one customer as a whole. Null for this machine, where no buyer is: a proxy without
 * X-Forwarded-For must not make all buyers one.
 */
export function getAddressGroup(address: string): string | null {
  const version4 = mappedIPv4.exec(address)?.[1] ?? address;
  if (version4.startsWith('127.') || version4 === '::1') return null;
  return isIPv6(version4) ? `${ipv6Prefix(version4)}::/64` : version4;
}

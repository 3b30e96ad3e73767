import { isIPv6 } from 'node:net';

/** IPv4 as a socket that speaks both versions shows it. */
const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function prefixOfIPv6(address: string): string {
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
 * What a limit per address counts by: an IPv4 address, or the /64 network of an IPv6 address, which
 * one customer has whole. Null on this machine, where no buyer is: a proxy without
 * X-Forwarded-For must not make all buyers one.
 */
export function addressGroup(address: string): string | null {
  const version4 = mappedIPv4.exec(address)?.[1] ?? address;
  if (version4.startsWith('127.') || version4 === '::1') return null;
  return isIPv6(version4) ? `${prefixOfIPv6(version4)}::/64` : version4;
}

import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '');
  // Judges an IPv4 address within an IPv6 one as the IPv4 address.
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'unicast';
}

export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

/** @throws PrivateAddress for a host that is a private address itself, which no look-up checks */
export function refusePrivateHost(host: string): void {
  const bare = host.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !isPublicAddress(bare)) throw new PrivateAddress('a private address');
}

type Resolve = (
  host: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses?: LookupAddress[]) => void,
) => void;

/**
 * Looks a host up for a connection that is then made to the very addresses that were checked, so that
 * a name that resolves differently the next time leads nowhere else (DNS rebinding). One private
 * address among several refuses them all.
 */
export function createPublicLookup(resolve: Resolve = lookup): LookupFunction {
  return (host, { all }, callback) => {
    resolve(host, { all: true }, (error, addresses) => {
      const isPublic = addresses?.every(({ address }) => isPublicAddress(address)) ?? false;
      const refusal = error ?? (isPublic ? null : new PrivateAddress('a private address'));
      const [first] = addresses ?? [];
      if (refusal || !addresses || !first) {
        callback(refusal, '', 0);
        return;
      }
      if (all) {
        callback(null, addresses);
        return;
      }
      callback(null, first.address, first.family);
    });
  };
}

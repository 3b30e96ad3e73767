import { isHost, isOwnMachine } from '@/domain/hosts';
import type { PageRequest } from '@/services/checkout/page';
import { replaceParameter } from '@/services/checkout/query';
import { paymentVerificationRoute } from '@/services/checkout/routes';
import { opensCheckout } from './resolveProduct.server';

const getName = (host: string) => host.replace(/:\d+$/, '');

/**
 * Finds the address on another host where the way back from a bank continues. A bank knows one host of
 * the checkout; the buyer's browser knows the payment at the host where it was made.
 * @returns null: this is the right host, or the other one is not ours
 */
export function findReturnAddress(
  pathname: string,
  { host, query, rawQuery }: Pick<PageRequest, 'host' | 'query' | 'rawQuery'>,
  isSecure: boolean,
): string | null {
  const { returnHost } = query;
  if (pathname !== paymentVerificationRoute || returnHost === undefined) return null;
  if (returnHost === host || !isHost(returnHost)) return null;
  const isOurs = [returnHost, host].every((name) => isOwnMachine(getName(name)));
  if (!isOurs && !opensCheckout(returnHost)) return null;
  const kept = replaceParameter(rawQuery, 'returnHost', null);
  return `${isSecure ? 'https' : 'http'}://${returnHost}${pathname}?${kept}`;
}

import { createDynamicPix, hasError } from 'pix-utils';
import { toAscii } from './toAscii';

/** What a BR Code cannot be without, should a name have no ASCII letter at all. */
const unnamed = 'SANDBOX';

/**
 * BR Code of a dynamic Pix charge (EMV QR as the central bank's manual fixes it): one use, the
 * amount left to `url` (without scheme, at most 77 characters), name up to 25 and city up to 15.
 */
export function brCode(url: string, merchant: { name: string; city: string }): string {
  if (url.length > 77) throw new RangeError('A Pix URL has at most 77 characters.');
  const pix = createDynamicPix({
    url,
    oneTime: true,
    merchantName: toAscii(merchant.name, 25) || unnamed,
    merchantCity: toAscii(merchant.city, 15) || unnamed,
  });
  if (hasError(pix)) throw new RangeError(pix.message);
  return pix.toBRCode();
}

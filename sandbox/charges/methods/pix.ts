import { randomBytes } from 'node:crypto';
import { createDynamicPix, hasError } from 'pix-utils';
import Type from 'typebox';
import type { PixDetails } from '../Charge';
import { closed, defineChargeMethod, pendingOpening, sharedTerms } from '../ChargeMethod';

const terms = Type.Object(
  { ...sharedTerms, method: Type.Literal('pix'), currency: Type.Literal('BRL') },
  closed,
);

const defaultSecondsToLive = 1800;

export const pix = defineChargeMethod({
  terms,
  request: terms,
  open: ({ expiresInSeconds = defaultSecondsToLive, merchant }, { createdAt }) =>
    pendingOpening({ pix: createPix(merchant, createdAt.getTime() + expiresInSeconds * 1000) }),
});

interface Merchant {
  name: string;
  city: string;
}

function createPix(merchant: Merchant, expiresAt: number): PixDetails {
  const txid = createTxid();
  return {
    txid,
    code: brCode(`pix.sandbox.example/qr/v2/${txid}`, merchant),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

/**
 * The maximum length of a txid: with it, the address in a BR Code cannot be misread as a longer one.
 */
const length = 35;

function createTxid(): string {
  return randomBytes(18).toString('hex').slice(0, length);
}

const unnamed = 'SANDBOX';

/**
 * Writes the BR Code of a dynamic Pix charge (EMV QR as the central bank's manual defines it): for one
 * use, with the amount behind `url` (without scheme, at most 77 characters), a name of up to 25
 * characters and a city of up to 15.
 */
export function brCode(url: string, merchant: Merchant): string {
  if (url.length > 77) throw new RangeError('A Pix URL has at most 77 characters.');
  const dynamicPix = createDynamicPix({
    url,
    oneTime: true,
    merchantName: toAscii(merchant.name, 25) || unnamed,
    merchantCity: toAscii(merchant.city, 15) || unnamed,
  });
  if (hasError(dynamicPix)) throw new RangeError(dynamicPix.message);
  return dynamicPix.toBRCode();
}

function toAscii(text: string, length: number): string {
  return text
    .normalize('NFD')
    .replace(/[^ -~]/g, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, length)
    .trim();
}

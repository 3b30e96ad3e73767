import { isIP } from 'node:net';
import { makeValidator } from 'envalid';
import { isLimitName, type LimitName, type LimitNumbers } from '@/domain/limits';
import { splitSecret } from '@/domain/rotatedSecrets';

export const portNumber = makeValidator((input) => {
  const port = Number(input);
  if (!/^[0-9]+$/.test(input) || port < 1 || port > 65535) throw new Error('not a port');
  return port;
});

export const onOff = makeValidator((input) => {
  if (input !== 'true' && input !== 'false') throw new Error('neither true nor false');
  return input === 'true';
});

function address(protocols: readonly string[]) {
  return makeValidator((input) => {
    if (!URL.canParse(input) || !protocols.includes(new URL(input).protocol))
      throw new Error('not an address of an allowed protocol');
    return input;
  });
}

export const web = address(['http:', 'https:']);

export const webAddresses = makeValidator((input) => {
  const addresses = input.split(',').map((entry) => entry.trim());
  const isWeb = (entry: string) => URL.canParse(entry) && /^https?:$/.test(new URL(entry).protocol);
  if (!addresses.every(isWeb)) throw new Error('not http or https addresses');
  return addresses;
});

export const longSecret = makeValidator((input) => {
  if (!splitSecret(input).every((value) => /^[!-~]{32,}$/.test(value)))
    throw new Error('not a secret of 32 characters or more');
  return input;
});

export const sellerNames = makeValidator((input) => {
  const names = input.split(',').map((entry) => entry.trim());
  if (!names.every((name) => /^[a-z0-9-]{1,80}$/.test(name))) throw new Error('not seller names');
  return names;
});

export const contact = makeValidator((input) => {
  if (!URL.canParse(input) || !/^(?:https:|mailto:[^@]+@[^@]+$)/.test(input))
    throw new Error('not a contact');
  return input;
});

export const postgres = address(['postgres:', 'postgresql:']);

export const secret = makeValidator((input) => {
  if (!/^[!-~]{16,}$/.test(input)) throw new Error('not a secret');
  return input;
});

export const changingSecret = makeValidator((input) => {
  if (!splitSecret(input).every((value) => /^[!-~]{16,}$/.test(value)))
    throw new Error('not a secret');
  return input;
});

function isWebhookSecret(input: string): boolean {
  const base64 = input.replace(/^whsec_/, '');
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length >= 24 && bytes.toString('base64') === base64;
}

export const changingWebhookSecret = makeValidator((input) => {
  if (!splitSecret(input).every(isWebhookSecret)) throw new Error('not a key');
  return input;
});

export const seconds = makeValidator((input) => {
  const value = Number(input);
  if (!/^[0-9]+$/.test(input) || value > 300) throw new Error('not a number of seconds up to 300');
  return value;
});

function readCheckoutHost(entry: string) {
  const form = /^([a-z0-9.-]+)=([a-z0-9]+(?:-[a-z0-9]+)*)\/([^\s/=]{1,80})$/.exec(entry);
  const [, host, business, productCode] = form ?? [];
  if (!host || !business || !productCode) throw new Error('not host=business/product');
  return { host, business, productCode };
}

export const checkoutHosts = makeValidator((input) =>
  input.split(',').map((entry) => readCheckoutHost(entry.trim())),
);

function readLimit(entry: string): readonly [LimitName, number] {
  const [, name = '', value = ''] = /^([a-z-]+)=(\d{1,7})$/.exec(entry) ?? [];
  if (!isLimitName(name) || Number(value) < 1) throw new Error('not a known limit and its number');
  return [name, Number(value)];
}

export const limitNumbers = makeValidator((input): LimitNumbers =>
  Object.fromEntries(input.split(',').map((entry) => readLimit(entry.trim()))),
);

export const countryCodes = makeValidator((input) => {
  const codes = input.split(',').map((entry) => entry.trim());
  if (!codes.every((code) => /^[A-Z]{2}$/.test(code))) throw new Error('not country codes');
  return codes;
});

export const count = makeValidator((input) => {
  const value = Number(input);
  if (!/^[0-9]+$/.test(input) || value < 1 || value > 500)
    throw new Error('not a whole number from 1 to 500');
  return value;
});

const rangeNames = ['loopback', 'linklocal', 'uniquelocal'];

function isAddressOrRange(entry: string): boolean {
  if (rangeNames.includes(entry)) return true;
  const [address = '', bits, ...others] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || others.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

export const addressList = makeValidator((input) => {
  const entries = input.split(',').map((entry) => entry.trim());
  if (!entries.every(isAddressOrRange)) throw new Error('not addresses or ranges');
  return entries;
});

/** The SHA-256 thumbprints of keys, in base64url (RFC 7638). */
export const thumbprints = makeValidator((input) => {
  if (input === 'none') return [];
  const values = input.split(',').map((entry) => entry.trim());
  if (!values.every((value) => /^[\w-]{43}$/.test(value))) throw new Error('not thumbprints');
  return values;
});

export const someThumbprints =
  'the RFC 7638 thumbprint of a key (SHA-256, 43 characters), or several with commas between them, or none where no card is taken';
export const someAddresses =
  'addresses and ranges with commas between them, such as 10.0.0.0/8, 192.0.2.7 or loopback';
export const aDatabase = 'an address that begins with postgresql://';
export const anAddress = 'an address to listen on';
export const aPort = 'a port number from 1 to 65535';
export const aWebAddress = 'an address that begins with http:// or https://';
export const someWebAddresses = `${aWebAddress}, or several with commas between them`;

import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { customType } from 'drizzle-orm/pg-core';
import { splitSecret } from '@/domain/rotatedSecrets';

const nameKey = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8);

interface SealingKeys {
  current: string;
  byName: ReadonlyMap<string, Buffer>;
  lookup: Buffer;
}

let keys: SealingKeys | undefined;

const derive = (secret: string, use: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `education-checkout ${use}`, 32));

/**
 * Gives this process its keys, before its first query.
 * @param dataKey DATA_KEY: the current key, and after commas the earlier ones that still decrypt
 * @param lookupKey LOOKUP_KEY
 */
export function setSealingKeys({ dataKey, lookupKey }: Record<'dataKey' | 'lookupKey', string>) {
  const all = splitSecret(dataKey).map((secret) => derive(secret, 'data'));
  const [current = Buffer.alloc(0)] = all;
  keys = {
    current: nameKey(current),
    byName: new Map(all.map((key) => [nameKey(key), key])),
    lookup: derive(lookupKey, 'lookup'),
  };
}

function getKeys(): SealingKeys {
  if (!keys) throw new Error('This process has no DATA_KEY');
  return keys;
}

const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts with AES-256-GCM.
 * @param about names what is sealed, so that no sealed value can replace one about something else
 * @returns iv, tag and ciphertext
 */
export function encrypt(clear: Buffer, key: Buffer, about: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(clear), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/**
 * @throws Error when it was sealed with another key or about something else, or was changed since
 */
export function decrypt(sealed: Buffer, key: Buffer, about: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
}

const sealedForm = /^sealed\.([0-9a-f]{8})\.([\w-]+)$/;

/** Seals a text for the database. @param about as for `encrypt` */
export function seal(text: string, about: string): string {
  const { byName, current } = getKeys();
  const key = byName.get(current) ?? Buffer.alloc(0);
  return `sealed.${current}.${encrypt(Buffer.from(text), key, about).toString('base64url')}`;
}

/**
 * Opens a sealed text. Returns a text that an earlier version stored unsealed as it is.
 * @throws Error when DATA_KEY no longer has its key
 */
export function open(stored: string, about: string): string {
  const [, name = '', sealed = ''] = sealedForm.exec(stored) ?? [];
  if (name === '') return stored;
  const key = getKeys().byName.get(name);
  if (!key) throw new Error(`DATA_KEY has no key ${name}, with which a ${about} was sealed`);
  return decrypt(Buffer.from(sealed, 'base64url'), key, about).toString();
}

export const getCurrentPrefix = () => `sealed.${getKeys().current}.`;

/**
 * Hashes a text (HMAC-SHA-256, hex) to look sealed values up by it. Without the key nobody can find a
 * value by trying all.
 */
export const fingerprint = (text: string): string =>
  createHmac('sha256', getKeys().lookup).update(text).digest('hex');

export const fingerprintOf = (text: string | null): string | null =>
  text === null ? null : fingerprint(text);

export const sealedText = (name: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (text) => seal(text, name),
    fromDriver: (stored) => open(stored, name),
  })(name);

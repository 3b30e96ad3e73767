import { scrypt as deriveKey, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Creates an id that nobody can guess (192 bits): anyone who has it may open what it names. */
export function createReference(): string {
  return randomBytes(24).toString('base64url');
}

const scrypt = promisify<string, Buffer, number, Buffer>(deriveKey);
const bytes = 32;

export async function hashSecretCode(code: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await scrypt(code, salt, bytes);
  return `${salt.toString('base64')}.${key.toString('base64')}`;
}

/** Takes as long for a wrong code as for the right one. */
export async function isSecretCode(code: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.');
  const expected = Buffer.from(key, 'base64');
  const given = await scrypt(code, Buffer.from(salt, 'base64'), bytes);
  return expected.length === bytes && timingSafeEqual(given, expected);
}

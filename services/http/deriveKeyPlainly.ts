import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { DeriveKeyFunction } from 'altcha-lib/types';

const tickMs = 8;

/**
 * PBKDF2 in plain JavaScript, thirty to forty times slower: browsers offer their own only to pages of
 * https and localhost, not to a phone that opens a developer's machine.
 */
export const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  parameters: {},
  derivedKey: await pbkdf2Async(sha256, password, salt, {
    c: cost,
    dkLen: keyLength,
    asyncTick: tickMs,
  }),
});

import { randomBytes } from 'node:crypto';

/** The longest a txid may be: then the address in a BR Code cannot be misread as a longer one. */
const length = 35;

/** A new txid, `[a-zA-Z0-9]{35}` (Pix API of the central bank). */
export function createTxid(): string {
  return randomBytes(18).toString('hex').slice(0, length);
}

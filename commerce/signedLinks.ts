import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse as parseUuid, stringify as stringifyUuid, validate as isUuid } from 'uuid';
import type { Services } from './Services';

/** A link of one kind never opens another. */
type LinkKind = 'access' | 'refund' | 'reminder' | 'return';

export interface SignedLink {
  id: string;
  /**
   * When the payment was made (refund and return links), when the lead was left (reminders), or when
   * the link was made (access).
   */
  issuedAt: Date;
}

const idBytes = 16;
const momentBytes = 6;
const saidBytes = idBytes + momentBytes;
const macBytes = 32;

const sign = (secret: string, kind: LinkKind, said: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${kind}.`).update(said).digest();

export function createLinkToken(
  { buyerLinkSecrets: [secret] }: Pick<Services, 'buyerLinkSecrets'>,
  kind: LinkKind,
  id: string,
  moment: Date,
): string | null {
  if (secret === undefined || !isUuid(id)) return null;
  const said = Buffer.alloc(saidBytes);
  said.set(parseUuid(id));
  said.writeUIntBE(moment.getTime(), idBytes, momentBytes);
  return Buffer.concat([said, sign(secret, kind, said)]).toString('base64url');
}

/**
 * Reads a link's token. An invalid token takes as many signatures and comparisons as a valid one.
 * @returns null: we did not sign it for this kind of link
 */
export function readLink(
  { buyerLinkSecrets }: Pick<Services, 'buyerLinkSecrets'>,
  kind: LinkKind,
  token: string,
): SignedLink | null {
  const given = Buffer.alloc(saidBytes + macBytes);
  const bytes = Buffer.from(token, 'base64url');
  bytes.copy(given);
  const said = given.subarray(0, saidBytes);
  const isWhole = bytes.length === given.length && bytes.toString('base64url') === token;
  const proofs = buyerLinkSecrets.map((secret) =>
    timingSafeEqual(sign(secret, kind, said), given.subarray(saidBytes)),
  );
  if (!proofs.includes(true) || !isWhole) return null;
  return {
    id: stringifyUuid(said.subarray(0, idBytes)),
    issuedAt: new Date(said.readUIntBE(idBytes, momentBytes)),
  };
}

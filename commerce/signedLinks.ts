import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse as parseUuid, stringify as stringifyUuid, validate as isUuid } from 'uuid';
import type { Services } from './Services';

/** What a link opens; one never opens the other. */
type LinkKind = 'access' | 'refund' | 'reminder' | 'return';

/** What a link says, once its signature has proved it. */
export interface SignedLink {
  /** Of the payment; of a reminder's link, of the lead. */
  id: string;
  /** Of a refund or return link: when the payment was made; of a reminder's, when the lead was left. */
  issuedAt: Date;
}

const idBytes = 16;
/** Milliseconds since 1970, enough for ten thousand years. */
const momentBytes = 6;
const saidBytes = idBytes + momentBytes;
const macBytes = 32;

/** HMAC-SHA-256 over the kind, the id and the moment. */
const sign = (secret: string, kind: LinkKind, said: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${kind}.`).update(said).digest();

/** What a link carries; null: nothing signs links here. */
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
 * What a link's token says. As many signatures are made and compared for one that is wrong in whatever
 * way as for a right one.
 * @returns null: it is not signed by us for this
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

import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse as parseUuid, stringify as stringifyUuid, validate as isUuid } from 'uuid';
import { inPersonMethods } from '@/contract/enumerations';
import type { Services } from './Services';
import type { Part, Payment } from './modules/payments/Payment';
import { sellingTypes } from './modules/payments/paymentTypes';

/** What a link opens; one never opens the other. */
type LinkKind = 'access' | 'refund' | 'reminder' | 'return';

/** What a link says, once its signature has proved it. */
export interface BuyerLink {
  /** Of the payment; of a reminder's link, of the lead. */
  id: string;
  /** Of a refund or return link: when the payment was made; of a reminder's, when the lead was left. */
  issuedAt: Date;
}

/** What decides whether a payment has a link. */
interface LinkedPayment extends Pick<Payment, 'business' | 'createdAt' | 'id' | 'state'> {
  purchase: Pick<Payment['purchase'], 'type'>;
  parts: readonly Pick<Part, 'method'>[];
}

type LinkServices = Pick<Services, 'buyerLinkSecrets' | 'clock' | 'schools' | 'webUrl'>;

/** Whether an account is opened for a payment. */
export function opensAccount({
  purchase,
  state,
}: Pick<LinkedPayment, 'purchase' | 'state'>): boolean {
  const isBought = state === 'paid' || state === 'trial';
  return isBought && sellingTypes.some((type) => type === purchase.type);
}

/**
 * Where a buyer opens the account that was bought; whoever has it may, once (exchangeAccess.ts).
 * @returns null: nothing was bought that an account is opened for, or nothing signs links here
 */
export function createAccessLink(
  services: LinkServices,
  payment: Omit<LinkedPayment, 'createdAt'>,
): string | null {
  const token = opensAccount(payment)
    ? createToken(services, 'access', payment.id, services.clock())
    : null;
  if (token === null) return null;
  const ofSchool = services.schools.find(({ business }) => business === payment.business)?.url;
  if (ofSchool === undefined) return `${services.webUrl}/access/${token}`;
  const address = new URL(ofSchool);
  address.searchParams.set('token', token);
  return address.href;
}

/**
 * Where a buyer gives a purchase back. The page itself looks whether the days for it are over.
 * @returns null: no money came by a way that leads back, or nothing signs links here
 */
export function createRefundLink(
  services: Pick<LinkServices, 'buyerLinkSecrets' | 'webUrl'>,
  payment: Omit<LinkedPayment, 'business' | 'purchase'>,
): string | null {
  const token = createRefundToken(services, payment);
  return token === null ? null : `${services.webUrl}/refund/${token}`;
}

/** The last part of that address: the same whenever a payment is told of, as a repeated answer is. */
export function createRefundToken(
  services: Pick<LinkServices, 'buyerLinkSecrets'>,
  payment: Omit<LinkedPayment, 'business' | 'purchase'>,
): string | null {
  const isInPerson = payment.parts.some(({ method }) =>
    inPersonMethods.some((own) => own === method),
  );
  return payment.state === 'paid' && !isInPerson
    ? createToken(services, 'refund', payment.id, payment.createdAt)
    : null;
}

/** Names whoever is reminded of an unfinished purchase, to end it. null: nothing signs links here */
export const createReminderToken = (
  services: Pick<LinkServices, 'buyerLinkSecrets'>,
  lead: Readonly<{ id: string; createdAt: Date }>,
): string | null => createToken(services, 'reminder', lead.id, lead.createdAt);

/** Asks what became of a payment, and nothing else of it. null: nothing signs links here */
export const createReturnToken = (
  services: Pick<LinkServices, 'buyerLinkSecrets'>,
  payment: Pick<Payment, 'createdAt' | 'id'>,
): string | null => createToken(services, 'return', payment.id, payment.createdAt);

const idBytes = 16;
/** Milliseconds since 1970, enough for ten thousand years. */
const momentBytes = 6;
const saidBytes = idBytes + momentBytes;
const macBytes = 32;

/** HMAC-SHA-256 over the kind, the id and the moment. */
const sign = (secret: string, kind: LinkKind, said: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${kind}.`).update(said).digest();

function createToken(
  { buyerLinkSecrets: [secret] }: Pick<LinkServices, 'buyerLinkSecrets'>,
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
): BuyerLink | null {
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

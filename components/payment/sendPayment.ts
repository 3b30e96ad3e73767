import { getCardKey, getPaymentAttempt } from '@/services/api/payment';
import type { CardPurpose } from '@/contract/cardHeader';
import type { ServedCardKey } from '@/contract/cardKey';
import type { PaymentView } from '@/contract/payment';
import type { PaymentPart } from '@/contract/paymentParts';
import { encryptCard } from '@/services/cardEncryption';
import {
  closeAttempt,
  getOrCreateAttemptKey,
  getStoredAttemptKey,
  storeAttempt,
} from '@/services/attempts/attemptKeys';
import { closesAttempt, toPaymentOutcome, type PaymentOutcome } from './outcome';
import {
  isNotFound,
  loadAnsweredOutcome,
  toSentOutcome,
  waitMs,
  withinLimit,
} from './outcomeOfCall';
import { nameCards, type FilledPart, type PaymentCall } from './paymentCall';

interface SentAttempt {
  subject: string;
  key: string;
  /** Not part of the subject, which is stored. */
  cards: string;
}

/** A sent attempt keeps its key until its outcome is known. */
type PaymentAttempt =
  /** This page has sent nothing; an earlier visit or another tab may have. */
  | { kind: 'idle' }
  /** In flight, or refused for a reason that the same attempt can resolve. */
  | ({ kind: 'started' } & SentAttempt)
  /** No answer came: it may have been charged. */
  | ({ kind: 'unknown' } & SentAttempt)
  | { kind: 'closed' };

export interface PageAttempts {
  readonly name: string;
  current: PaymentAttempt;
  /** Nobody sees what the page shows: the buyer has left it. */
  isLeft: boolean;
}

/**
 * The key of an attempt that this page sent and whose outcome it does not know; null: there is none.
 */
export const getOwnKey = (attempt: PaymentAttempt): string | null =>
  'key' in attempt ? attempt.key : null;

/** Whether this page sent an attempt to pay for something else, or in another way. */
export const isOfOtherSubject = (attempt: PaymentAttempt, subject: string): boolean =>
  'subject' in attempt && attempt.subject !== subject;

/** Whether this page sent an attempt with other cards. */
export const isOfOtherCards = (attempt: PaymentAttempt, cards: string): boolean =>
  'cards' in attempt && attempt.cards !== cards;

export function startAttempt(
  attempt: PaymentAttempt,
  { cards, subject }: Omit<SentAttempt, 'key'>,
  createKey: () => string,
): Extract<PaymentAttempt, { kind: 'started' }> {
  const known = isOfOtherSubject(attempt, subject) ? null : getOwnKey(attempt);
  return { kind: 'started', subject, cards, key: known ?? createKey() };
}

export function applyOutcome(attempt: PaymentAttempt, outcome: PaymentOutcome): PaymentAttempt {
  if (attempt.kind === 'idle' || attempt.kind === 'closed') return attempt;
  if (closesAttempt[outcome.kind]) return { kind: 'closed' };
  return { ...attempt, kind: outcome.kind === 'unknown' ? 'unknown' : 'started' };
}

/**
 * The keys of attempts that may have charged, this page's own first. Pay nothing before their outcomes
 * are known. A stored key that is not this page's was stored by an earlier visit or by another tab.
 */
export function listUnansweredKeys({ current, name }: PageAttempts): readonly string[] {
  const stored = getStoredAttemptKey(name);
  const isForeign = stored !== null && stored !== getOwnKey(current);
  return [...(current.kind === 'unknown' ? [current.key] : []), ...(isForeign ? [stored] : [])];
}

async function encryptCards(
  parts: readonly FilledPart[],
  purpose: CardPurpose,
): Promise<PaymentPart[]> {
  let key: Promise<ServedCardKey> | undefined;
  const encryptPart = async (part: FilledPart): Promise<PaymentPart> => {
    if (part.method !== 'credit-card') return part;
    const { card, ...rest } = part;
    key ??= getCardKey();
    return { ...rest, encryptedCard: await encryptCard(card, await key, purpose) };
  };
  return Promise.all(parts.map(encryptPart));
}

/**
 * Sends a call with the attempt's key. A card that the service finds outdated is encrypted once more.
 * @throws HttpError or NoAnswerError when no card key can be loaded, UntrustedCardKeyError: nothing
 *   was sent then
 */
export async function sendPayment(
  attempts: PageAttempts,
  call: PaymentCall,
): Promise<PaymentOutcome> {
  const outcome = await sendEncrypted(attempts, call);
  return outcome.kind === 'cardOutdated' ? sendEncrypted(attempts, call) : outcome;
}

async function sendEncrypted(
  attempts: PageAttempts,
  { owner, parts, send, subject }: PaymentCall,
): Promise<PaymentOutcome> {
  const attempt = startAttempt(
    attempts.current,
    { subject: JSON.stringify(subject), cards: nameCards(parts) },
    () => getOrCreateAttemptKey(attempts.name, subject),
  );
  attempts.current = attempt;
  const { key } = attempt;
  // Another tab may have stored its own since this one was made.
  storeAttempt(attempts.name, subject, key);
  const encrypted = await encryptCards(parts, { attempt: key, ...owner });
  try {
    const answer = await send(key, encrypted);
    return recordOutcome(attempts, key, await loadAnsweredOutcome(answer));
  } catch (error) {
    return recordOutcome(attempts, key, toSentOutcome(error));
  }
}

/**
 * Looks up the outcome of an attempt that may have charged.
 * @param key one of `listUnansweredKeys`
 */
export const lookUpAttempt = async (attempts: PageAttempts, key: string): Promise<PaymentOutcome> =>
  recordOutcome(attempts, key, toLookedUpOutcome(await lookUp(key)));

const toldForMs = 24 * 60 * 60_000;

/**
 * Reports that an attempt of an earlier visit was accepted, or declined not long ago, unless this page
 * has started one of its own.
 * @param report returns whether the page could use the outcome. What it could not, and what nobody
 *   sees, is looked up once more: before the next payment, or when the buyer comes back.
 */
export async function lookUpEarlierAttempt(
  attempts: PageAttempts,
  report: (outcome: PaymentOutcome) => boolean,
): Promise<void> {
  const key = getStoredAttemptKey(attempts.name);
  if (key === null) return;
  const found = await lookUp(key);
  if (attempts.isLeft || attempts.current.kind !== 'idle' || found === 'unknown') return;
  const outcome = toLookedUpOutcome(found);
  const isNews = outcome.kind === 'accepted' || (outcome.kind === 'declined' && !isOld(found));
  if (!isNews || report(outcome)) closeStoredAttempt(attempts, key);
}

const isOld = (found: LookedUp) =>
  typeof found === 'object' && Date.now() - Date.parse(found.createdAt) > toldForMs;

/**
 * @param key of the attempt that had this outcome: this page's own, or the one in the browser's
 *   storage
 */
function recordOutcome(
  attempts: PageAttempts,
  key: string,
  outcome: PaymentOutcome,
): PaymentOutcome {
  const { current } = attempts;
  if (getOwnKey(current) === key) attempts.current = applyOutcome(current, outcome);
  // A decline that nobody has seen is looked up, and shown, when the buyer comes back.
  const isMissed = attempts.isLeft && outcome.kind === 'declined';
  if (closesAttempt[outcome.kind] && !isMissed) closeStoredAttempt(attempts, key);
  return outcome;
}

/** Another tab may have stored its own attempt by now: that one stays open for a look-up. */
function closeStoredAttempt({ name }: PageAttempts, key: string): void {
  if (getStoredAttemptKey(name) === key) closeAttempt(name);
}

/**
 * Commerce answers a payment within eight seconds (decision 022), and writes it before it asks the
 * provider to charge: the last of these look-ups, 14 s after the answer was lost, finds whatever has
 * arrived.
 */
const lookUpDelaysMs = [0, 2_000, 4_000, 8_000];

type LookedUp = PaymentView | 'notArrived' | 'unknown';

const toLookedUpOutcome = (found: LookedUp): PaymentOutcome =>
  typeof found === 'object' ? toPaymentOutcome(found) : { kind: found };

/**
 * Looks the attempt up until it is found, with delays, because the call may not be written yet and the
 * cause of the failure may still be there. `notArrived`: the service says, even at the end, that it
 * does not have the attempt; `unknown`: the service does not answer in time.
 */
const lookUp = (idempotencyKey: string): Promise<LookedUp> =>
  withinLimit(lookUpRepeatedly(idempotencyKey), 'unknown');

async function lookUpRepeatedly(idempotencyKey: string): Promise<LookedUp> {
  let found: LookedUp = 'unknown';
  for (const delay of lookUpDelaysMs) {
    await waitMs(delay);
    try {
      return await getPaymentAttempt(idempotencyKey);
    } catch (error) {
      found = isNotFound(error) ? 'notArrived' : 'unknown';
    }
  }
  return found;
}

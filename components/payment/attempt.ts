import { getCardKey, getPaymentAttempt } from '@/services/api/payment';
import type { CardPurpose } from '@/contract/cardHeader';
import type { ServedCardKey } from '@/contract/payment';
import type { PaymentPart } from '@/contract/paymentParts';
import { encryptCard } from '@/services/cardEncryption';
import { HttpError } from '@/services/http/errors';
import { getAttemptKey, getOpenAttemptKey, closeAttempt } from '@/services/idempotency';
import { loadAnsweredOutcome } from './answer';
import { closesAttempt, toPaymentOutcome, type PaymentOutcome } from './outcome';
import { toErrorOutcome } from './outcomeOfError';
import type { OrderPart, PaymentCall } from './paymentCall';

/**
 * What a page knows of its attempts to pay, in memory only. An attempt keeps its idempotency key
 * until its outcome is known, whatever another tab does with what is stored.
 */
export interface PaymentAttempt {
  /** Names these attempts among those of other pages. */
  readonly name: string;
  /** What it is about, as text, and its key; absent: none is open. */
  open?: { subject: string; key: string } | undefined;
  /** No answer came: it may have been charged. */
  isUnknown?: boolean;
  /** Whether this page has paid, so that an earlier visit's attempt is of no interest any more. */
  hasBegun?: boolean;
  /** The buyer was told that they have the product already, and buys it again. */
  isDeliberate?: boolean;
}

/** Encrypts the cards of an order for one attempt to pay it, with the key of this moment. */
async function encryptCards(
  parts: readonly OrderPart[],
  purpose: CardPurpose,
): Promise<PaymentPart[]> {
  let key: Promise<ServedCardKey> | undefined;
  const encryptPart = async (part: OrderPart): Promise<PaymentPart> => {
    if (part.method !== 'credit-card') return part;
    const { card, ...rest } = part;
    key ??= getCardKey();
    return { ...rest, encryptedCard: await encryptCard(card, await key, purpose) };
  };
  return Promise.all(parts.map(encryptPart));
}

/**
 * Sends a call with the attempt's key. A card that the service finds outdated is encrypted once more.
 * @throws HttpError or NoAnswerError when there is no key for a card, UntrustedCardKeyError: nothing
 * was sent then
 */
export async function sendAttempt(
  attempt: PaymentAttempt,
  call: PaymentCall,
): Promise<PaymentOutcome> {
  const outcome = await sendOnce(attempt, call);
  return outcome.kind === 'cardOutdated' ? sendOnce(attempt, call) : outcome;
}

async function sendOnce(
  attempt: PaymentAttempt,
  { owner, parts, send, subject }: PaymentCall,
): Promise<PaymentOutcome> {
  attempt.hasBegun = true;
  const text = JSON.stringify(subject);
  if (attempt.open?.subject !== text) {
    attempt.open = { key: getAttemptKey(attempt.name, subject), subject: text };
  }
  const { key } = attempt.open;
  const encrypted = await encryptCards(parts, { attempt: key, ...owner });
  try {
    const answer = await send(key, encrypted);
    return conclude(attempt, await loadAnsweredOutcome(answer));
  } catch (error) {
    return conclude(attempt, toErrorOutcome(error));
  }
}

/**
 * The key of an attempt that may have charged: nothing is paid before its outcome is known. Its
 * answer was lost here, or it is an earlier visit's or another tab's. null: there is none.
 */
export function getUnknownKey({ isUnknown, name, open }: PaymentAttempt): string | null {
  const stored = getOpenAttemptKey(name);
  if (stored !== null && stored !== open?.key) return stored;
  return isUnknown && open ? open.key : null;
}

/**
 * Asks what became of the attempt that is still open.
 * @param onAsking called before the service is asked
 */
export async function loadAttempt(
  attempt: PaymentAttempt,
  onAsking: () => void,
): Promise<PaymentOutcome> {
  const key = getUnknownKey(attempt);
  if (key === null) return { kind: 'notArrived' };
  onAsking();
  return conclude(attempt, await lookUp(key));
}

/** What became of an attempt of an earlier visit; null when there is none or a new one began. */
export async function resumeAttempt(attempt: PaymentAttempt): Promise<PaymentOutcome | null> {
  const key = getOpenAttemptKey(attempt.name);
  if (key === null) return null;
  const outcome = await lookUp(key);
  if (attempt.hasBegun || outcome.kind === 'unknown') return null;
  closeAttempt(attempt.name);
  return outcome;
}

function conclude(attempt: PaymentAttempt, outcome: PaymentOutcome): PaymentOutcome {
  attempt.isUnknown = outcome.kind === 'unknown';
  if (closesAttempt[outcome.kind]) {
    attempt.open = undefined;
    closeAttempt(attempt.name);
  }
  return outcome;
}

/** Milliseconds before each question; the service may be on its way back up. */
const waits = [0, 2_000, 4_000, 8_000];

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * What became of an attempt whose answer never came: asked a few times, spaced out, because the
 * reason of the silence may still be there. `notArrived` when the service never saw it, `unknown`
 * when it keeps silent.
 */
async function lookUp(idempotencyKey: string): Promise<PaymentOutcome> {
  for (const wait of waits) {
    await pause(wait);
    try {
      return toPaymentOutcome(await getPaymentAttempt(idempotencyKey));
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return { kind: 'notArrived' };
    }
  }
  return { kind: 'unknown' };
}

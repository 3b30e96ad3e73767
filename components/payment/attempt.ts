import { getCardKey, getPaymentAttempt } from '@/services/api/payment';
import type { CardData } from '@/contract/paymentParts';
import { encryptCard } from '@/services/cardEncryption';
import { HttpError } from '@/services/http/errors';
import { getAttemptKey, getOpenAttemptKey, closeAttempt } from '@/services/idempotency';
import { loadAnsweredOutcome } from './answer';
import { closesAttempt, toPaymentOutcome, type PaymentOutcome } from './outcome';
import { toErrorOutcome } from './outcomeOfError';
import type { PaymentCall } from './paymentCall';

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
  /** Encrypts a card; the same card again gives the same text. */
  encrypt?: (card: CardData) => Promise<string>;
}

/**
 * Encrypts cards and keeps the last result in memory, so that trying the same card again sends the
 * same text and asks for no new key.
 */
export function createCardEncrypter(): (card: CardData) => Promise<string> {
  let last: { card: string; encrypted: string } | null = null;
  return async (card) => {
    const text = JSON.stringify(card);
    if (last?.card !== text) {
      last = { card: text, encrypted: await encryptCard(card, await getCardKey()) };
    }
    return last.encrypted;
  };
}

/** Sends a call with the attempt's key. @throws only what is not an error of a call */
export async function sendAttempt(
  attempt: PaymentAttempt,
  { send, subject }: PaymentCall,
): Promise<PaymentOutcome> {
  attempt.hasBegun = true;
  const text = JSON.stringify(subject);
  if (attempt.open?.subject !== text) {
    attempt.open = { key: getAttemptKey(attempt.name, subject), subject: text };
  }
  try {
    const answer = await send(attempt.open.key);
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

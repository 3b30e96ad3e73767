import { getCardKey, getPaymentAttempt } from '@/services/api/payment';
import type { CardPurpose } from '@/contract/cardHeader';
import type { ServedCardKey } from '@/contract/cardKey';
import type { PaymentPart } from '@/contract/paymentParts';
import { encryptCard } from '@/services/cardEncryption';
import { HttpError, isCallError } from '@/services/http/errors';
import { loadCallCode } from '@/services/http/request';
import { logger } from '@/services/logger';
import {
  closeAttempt,
  getAttemptKey,
  getOpenAttemptKey,
  storeAttempt,
} from '@/services/attempts/attemptKey';
import {
  concludeAttempt,
  getOwnKey,
  getUnknownKeys,
  openAttempt,
  type PaymentAttempt,
} from './attempt';
import { closesAttempt, toPaymentOutcome, type PaymentOutcome } from './outcome';
import { loadAnsweredOutcome, toErrorOutcome } from './outcomeOfCall';
import type { OrderPart, PaymentCall } from './paymentCall';

/** A page's attempts to pay, in memory: whatever another tab does with what is stored. */
export interface PageAttempts {
  /** Names them among those of other pages, in the browser's storage. */
  readonly name: string;
  /** Only this file moves it on. */
  current: PaymentAttempt;
}

/** The keys of attempts whose outcomes have to be known before anything else is paid, the own first. */
export const findUnknownKeys = ({ current, name }: PageAttempts): readonly string[] =>
  getUnknownKeys(current, getOpenAttemptKey(name));

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

/** Loads the code by which calls are sent, so that what does not come is missed before one is sent. */
export async function loadSendingCode(): Promise<void> {
  const { loadCaptchaCode } = await loadCallCode();
  await loadCaptchaCode();
}

/**
 * Sends a call with the attempt's key. A card that the service finds outdated is encrypted once more.
 * @throws HttpError or NoAnswerError when there is no key for a card, UntrustedCardKeyError: nothing
 * was sent then
 */
export async function sendPayment(
  attempts: PageAttempts,
  call: PaymentCall,
): Promise<PaymentOutcome> {
  const outcome = await sendOnce(attempts, call);
  return outcome.kind === 'cardOutdated' ? sendOnce(attempts, call) : outcome;
}

async function sendOnce(
  attempts: PageAttempts,
  { owner, parts, send, subject }: PaymentCall,
): Promise<PaymentOutcome> {
  const attempt = openAttempt(attempts.current, JSON.stringify(subject), () =>
    getAttemptKey(attempts.name, subject),
  );
  attempts.current = attempt;
  const { key } = attempt;
  // Another tab may have stored its own since this one was made.
  storeAttempt(attempts.name, subject, key);
  const encrypted = await encryptCards(parts, { attempt: key, ...owner });
  try {
    const answer = await send(key, encrypted);
    return conclude(attempts, key, await loadAnsweredOutcome(answer));
  } catch (error) {
    return conclude(attempts, key, toSentOutcome(error));
  }
}

/** What is no error of a call is a defect, after which the call may have been sent. */
function toSentOutcome(error: unknown): PaymentOutcome {
  if (isCallError(error)) return toErrorOutcome(error);
  logger.error('The outcome of a payment could not be read', { error });
  return { kind: 'unknown' };
}

/**
 * Asks what became of an attempt that may have charged.
 * @param key one of `findUnknownKeys`
 */
export const loadAttempt = async (attempts: PageAttempts, key: string): Promise<PaymentOutcome> =>
  conclude(attempts, key, await lookUp(key));

/** What became of an attempt of an earlier visit; null when there is none or a new one began. */
export async function resumeAttempt(attempts: PageAttempts): Promise<PaymentOutcome | null> {
  const key = getOpenAttemptKey(attempts.name);
  if (key === null) return null;
  const outcome = await lookUp(key);
  if (attempts.current.kind !== 'idle' || outcome.kind === 'unknown') return null;
  forget(attempts, key);
  return outcome;
}

/** @param key of the attempt that the outcome is of: this page's own, or one that the browser keeps */
function conclude(attempts: PageAttempts, key: string, outcome: PaymentOutcome): PaymentOutcome {
  const { current } = attempts;
  if (getOwnKey(current) === key) attempts.current = concludeAttempt(current, outcome);
  if (closesAttempt[outcome.kind]) forget(attempts, key);
  return outcome;
}

/** Another tab may have stored its own in its place by now: that one stays to be asked about. */
function forget({ name }: PageAttempts, key: string): void {
  if (getOpenAttemptKey(name) === key) closeAttempt(name);
}

/** Milliseconds before each question; the service may be on its way back up. */
const retryDelaysMs = [0, 2_000, 4_000, 8_000];

const waitMs = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * What became of an attempt whose answer never came: asked a few times, spaced out, because the
 * reason of the silence may still be there. `notArrived` when the service never saw it, `unknown`
 * when it keeps silent.
 */
async function lookUp(idempotencyKey: string): Promise<PaymentOutcome> {
  for (const wait of retryDelaysMs) {
    await waitMs(wait);
    try {
      return toPaymentOutcome(await getPaymentAttempt(idempotencyKey));
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return { kind: 'notArrived' };
    }
  }
  return { kind: 'unknown' };
}

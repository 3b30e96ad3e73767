import { closesAttempt, type PaymentOutcome } from './outcome';

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
 * are known.
 * @param stored the key in the browser's storage: if it is not this page's, an earlier visit or
 *   another tab stored it
 */
export function getUnansweredKeys(
  attempt: PaymentAttempt,
  stored: string | null,
): readonly string[] {
  const isStrange = stored !== null && stored !== getOwnKey(attempt);
  return [...(attempt.kind === 'unknown' ? [attempt.key] : []), ...(isStrange ? [stored] : [])];
}

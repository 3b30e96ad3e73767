import { closesAttempt, type PaymentOutcome } from './outcome';

interface SentAttempt {
  subject: string;
  key: string;
}

/** A sent attempt keeps its key until its outcome is known. */
export type PaymentAttempt =
  /** This page has sent nothing; an earlier visit or another tab may have. */
  | { kind: 'idle' }
  /** On its way, or refused for something that the same attempt can make good. */
  | ({ kind: 'open' } & SentAttempt)
  /** No answer came: it may have been charged. */
  | ({ kind: 'unknown' } & SentAttempt)
  | { kind: 'finished' };

export function openAttempt(
  attempt: PaymentAttempt,
  subject: string,
  createKey: () => string,
): Extract<PaymentAttempt, { kind: 'open' }> {
  const isSame = 'subject' in attempt && attempt.subject === subject;
  return { kind: 'open', subject, key: isSame ? attempt.key : createKey() };
}

export function concludeAttempt(attempt: PaymentAttempt, outcome: PaymentOutcome): PaymentAttempt {
  if (attempt.kind === 'idle' || attempt.kind === 'finished') return attempt;
  if (closesAttempt[outcome.kind]) return { kind: 'finished' };
  return { ...attempt, kind: outcome.kind === 'unknown' ? 'unknown' : 'open' };
}

/** The key of what this page sent and does not know the outcome of; null: there is none. */
export const getOwnKey = (attempt: PaymentAttempt): string | null =>
  'key' in attempt ? attempt.key : null;

/**
 * The keys of attempts that may have charged, this page's own first. Pay nothing before their
 * outcomes are known.
 * @param stored the key that the browser keeps: another than this page's is an earlier visit's or
 * another tab's
 */
export function getUnknownKeys(attempt: PaymentAttempt, stored: string | null): readonly string[] {
  const isStrange = stored !== null && stored !== getOwnKey(attempt);
  return [...(attempt.kind === 'unknown' ? [attempt.key] : []), ...(isStrange ? [stored] : [])];
}

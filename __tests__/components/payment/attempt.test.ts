import {
  concludeAttempt,
  getUnknownKeys,
  openAttempt,
  type PageAttempts,
} from '@/components/payment/attempt';
import type { PaymentOutcome } from '@/components/payment/outcome';

type PaymentAttempt = PageAttempts['current'];

const key = 'key-1';
const open: PaymentAttempt = { kind: 'open', subject: 'by Pix', key };
const unknown: PaymentAttempt = { ...open, kind: 'unknown' };
const idle: PaymentAttempt = { kind: 'idle' };
const finished: PaymentAttempt = { kind: 'finished' };

const createKey = vi.fn(() => 'key-2');
beforeEach(() => {
  createKey.mockClear();
});

test.each([open, unknown])('the same subject keeps its key: $kind', (attempt) => {
  expect(openAttempt(attempt, 'by Pix', createKey)).toEqual(open);
  expect(createKey).not.toHaveBeenCalled();
});

test.each([
  ['nothing was sent', idle, 'by Pix'],
  ['the last one is known', finished, 'by Pix'],
  ['something else is paid', open, 'by slip'],
])('an attempt gets a new key where %s', (_, attempt, subject) => {
  expect(openAttempt(attempt, subject, createKey)).toEqual({ kind: 'open', subject, key: 'key-2' });
});

const declined: PaymentOutcome = { kind: 'declined', reason: 'insufficient_funds' };

test.each<[PaymentAttempt, PaymentOutcome, PaymentAttempt]>([
  [open, { kind: 'unknown' }, unknown],
  [open, { kind: 'notArrived' }, open],
  [open, { kind: 'cardOutdated' }, open],
  [open, declined, finished],
  [unknown, { kind: 'unknown' }, unknown],
  [unknown, { kind: 'notArrived' }, open],
  [unknown, { kind: 'ended' }, finished],
  // An outcome of an earlier visit does not change the attempt of this page.
  [idle, declined, idle],
  [idle, { kind: 'unknown' }, idle],
  [finished, { kind: 'unknown' }, finished],
])('%j and then %j: %j', (attempt, outcome, next) => {
  expect(concludeAttempt(attempt, outcome)).toEqual(next);
});

test.each<[string, PaymentAttempt, string | null, readonly string[]]>([
  ['nothing was sent', idle, null, []],
  ['an earlier visit sent one', idle, 'stored', ['stored']],
  ['the own one is open', open, key, []],
  ['the own one has no answer', unknown, key, [key]],
  ['the own one has no answer, and storage was cleared', unknown, null, [key]],
  ['another tab sent one after the own', open, 'stored', ['stored']],
  ['the own one has no answer, and another tab sent one', unknown, 'stored', [key, 'stored']],
  ['the own one is known', finished, null, []],
])('returns the keys that may have been charged, where %s', (_, attempt, stored, expected) => {
  expect(getUnknownKeys(attempt, stored)).toEqual(expected);
});

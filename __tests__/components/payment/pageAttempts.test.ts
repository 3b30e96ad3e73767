import type { PaymentOutcome } from '@/components/payment/outcome';
import {
  applyOutcome,
  listUnansweredKeys,
  startAttempt,
  type PageAttempts,
} from '@/components/payment/sendPayment';
import { getStoredAttemptKey } from '@/services/attempts/attemptKeys';

vi.mock('@/services/attempts/attemptKeys', { spy: true });

type PaymentAttempt = PageAttempts['current'];

const key = 'key-1';
const started: PaymentAttempt = { kind: 'started', subject: 'by Pix', cards: '', key };
const unknown: PaymentAttempt = { ...started, kind: 'unknown' };
const idle: PaymentAttempt = { kind: 'idle' };
const closed: PaymentAttempt = { kind: 'closed' };

const createKey = vi.fn(() => 'key-2');
beforeEach(() => {
  createKey.mockClear();
});

test.each([started, unknown])('the same subject keeps its key: $kind', (attempt) => {
  expect(startAttempt(attempt, { subject: 'by Pix', cards: '' }, createKey)).toEqual(started);
  expect(createKey).not.toHaveBeenCalled();
});

test.each([
  ['nothing was sent', idle, 'by Pix'],
  ['the last one is known', closed, 'by Pix'],
  ['something else is paid', started, 'by slip'],
])('an attempt gets a new key where %s', (_, attempt, subject) => {
  expect(startAttempt(attempt, { subject, cards: '' }, createKey)).toEqual({
    kind: 'started',
    subject,
    cards: '',
    key: 'key-2',
  });
});

const declined: PaymentOutcome = { kind: 'declined', reason: 'insufficient_funds' };

test.each<[PaymentAttempt, PaymentOutcome, PaymentAttempt]>([
  [started, { kind: 'unknown' }, unknown],
  [started, { kind: 'notArrived' }, started],
  [started, { kind: 'cardOutdated' }, started],
  [started, declined, closed],
  [unknown, { kind: 'unknown' }, unknown],
  [unknown, { kind: 'notArrived' }, started],
  [unknown, { kind: 'ended' }, closed],
  // An outcome of an earlier visit does not change the attempt of this page.
  [idle, declined, idle],
  [idle, { kind: 'unknown' }, idle],
  [closed, { kind: 'unknown' }, closed],
])('%j and then %j: %j', (attempt, outcome, next) => {
  expect(applyOutcome(attempt, outcome)).toEqual(next);
});

test.each<[string, PaymentAttempt, string | null, readonly string[]]>([
  ['nothing was sent', idle, null, []],
  ['an earlier visit sent one', idle, 'stored', ['stored']],
  ['the own one is open', started, key, []],
  ['the own one has no answer', unknown, key, [key]],
  ['the own one has no answer, and storage was cleared', unknown, null, [key]],
  ['another tab sent one after the own', started, 'stored', ['stored']],
  ['the own one has no answer, and another tab sent one', unknown, 'stored', [key, 'stored']],
  ['the own one is known', closed, null, []],
])('lists the keys that may have been charged, where %s', (_, current, stored, expected) => {
  vi.mocked(getStoredAttemptKey).mockReturnValue(stored);
  expect(listUnansweredKeys({ name: 'payment', current, isLeft: false })).toEqual(expected);
});

import { problemCodes, type Problem, type ProblemCode } from '@/contract/problem';
import type { PaymentOutcome } from '@/components/payment/outcome';
import { toSentOutcome, toProblemOutcome } from '@/components/payment/outcomeOfCall';
import { HttpError, NoAnswerError } from '@/services/http/errors';
import { logger } from '@/services/logger';

const url = '/api/v2/payment';

test.each([
  ['a timeout', new NoAnswerError('POST', url, 'timeout'), 'unknown'],
  ['a lost connection', new NoAnswerError('POST', url, 'network'), 'unknown'],
  ["a gateway's 502", new HttpError('POST', url, 502, null), 'unknown'],
  ["a gateway's 408", new HttpError('POST', url, 408, null), 'unknown'],
  ["a gateway's 429", new HttpError('POST', url, 429, null), 'tooManyAttempts'],
  ["a gateway's 403", new HttpError('POST', url, 403, null), 'failed'],
])('%s', (_, error, kind) => {
  expect(toSentOutcome(error).kind).toBe(kind);
});

test('the problem code of the service takes precedence over the status', () => {
  const problem = {
    type: 'urn:problem:rate_limited',
    title: 'Slow down',
    status: 503,
    code: 'rate_limited' as const,
  };
  expect(toSentOutcome(new HttpError('POST', url, 503, problem)).kind).toBe('tooManyAttempts');
});

test.each([
  [502, 'unknown'],
  [403, 'failed'],
])('a problem of a gateway with status %d is classified by its status', (status, kind) => {
  const foreign: { code: string } = { code: 'bad_gateway' };
  const problem = Object.assign(
    { type: 'about:blank', title: 'Gateway', status, code: 'internal_error' as const },
    foreign,
  );
  expect(toSentOutcome(new HttpError('POST', url, status, problem)).kind).toBe(kind);
});

test('a defect is not mistaken for an answer, and is logged', () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue();
  const error = new TypeError('x is not a function');
  expect(toSentOutcome(error)).toEqual({ kind: 'unknown' });
  expect(log).toHaveBeenCalledWith('The outcome of a payment could not be read', { error });
});

const buildProblem = (code: ProblemCode, more: Partial<Problem> = {}): Problem => ({
  type: `urn:problem:${code}`,
  title: code,
  status: 400,
  code,
  ...more,
});

test('a problem that the buyer can do nothing about is a failure, every other has an outcome of its own', () => {
  const kinds = problemCodes.map((code) => [code, toProblemOutcome(buildProblem(code)).kind]);
  expect(Object.fromEntries(kinds.filter(([, kind]) => kind !== 'failed'))).toEqual({
    payment_declined: 'declined',
    price_changed: 'priceChanged',
    contract_not_accepted: 'contractNotAccepted',
    phone_not_verified: 'stepMissing',
    not_paid_yet: 'stepMissing',
    already_paid: 'alreadyPaid',
    already_owned: 'alreadyOwned',
    trial_running: 'trialRunning',
    trial_used: 'trialUsed',
    payment_in_progress: 'inProgress',
    encrypted_card_expired: 'cardOutdated',
    encrypted_card_mismatch: 'cardOutdated',
    captcha_required: 'captchaFailed',
    rate_limited: 'tooManyAttempts',
    too_many_attempts: 'tooManyAttempts',
    // Each of these may stand for an attempt that was charged.
    request_timeout: 'unknown',
    idempotency_key_reused: 'unknown',
    internal_error: 'unknown',
    upstream_error: 'unknown',
    service_unavailable: 'unknown',
    upstream_timeout: 'unknown',
  });
});

test.each<[string, Problem, PaymentOutcome]>([
  [
    'a decline keeps its reason',
    buildProblem('payment_declined', { reason: 'insufficient_funds' }),
    { kind: 'declined', reason: 'insufficient_funds' },
  ],
  [
    'a decline without a reason is a processing error',
    buildProblem('payment_declined'),
    { kind: 'declined', reason: 'processing_error' },
  ],
  [
    'a new price keeps its amount',
    buildProblem('price_changed', { amount: 99000 }),
    { kind: 'priceChanged', amount: 99000 },
  ],
  [
    'a paid purchase keeps its token',
    buildProblem('already_paid', { token: 'abc' }),
    { kind: 'alreadyPaid', token: 'abc' },
  ],
  [
    'a running payment keeps its token',
    buildProblem('payment_in_progress', { token: 'abc' }),
    { kind: 'inProgress', token: 'abc' },
  ],
  [
    'refused fields that the form has are named',
    buildProblem('invalid_field', {
      errors: [
        { field: '/document', code: 'format' },
        { field: '/paymentMethods/0/installments', code: 'unknown' },
        { field: '/voucher', code: 'unknown' },
      ],
    }),
    { kind: 'invalidFields', fields: ['document', 'cards[0].installments'] },
  ],
  [
    "a second card's fields have names of their own",
    buildProblem('invalid_field', {
      errors: [{ field: '/paymentMethods/1/installments', code: 'unavailable' }],
    }),
    { kind: 'invalidFields', fields: ['cards[1].installments'] },
  ],
  [
    "the address's fields are those of the form",
    buildProblem('invalid_request', {
      errors: [
        { field: '/address/street', code: 'maxLength' },
        { field: '/address/postalCode', code: 'invalid' },
      ],
    }),
    { kind: 'invalidFields', fields: ['street', 'postalCode'] },
  ],
  [
    'the phone of a payment by phone is a field of its method',
    buildProblem('invalid_field', {
      errors: [{ field: '/paymentMethods/0/phone', code: 'pattern' }],
    }),
    { kind: 'invalidFields', fields: ['details.mpesaPhone'] },
  ],
  [
    "the buyer's contact is corrected on another page",
    buildProblem('invalid_field', { errors: [{ field: '/phone', code: 'invalid' }] }),
    { kind: 'invalidContact', field: 'phone' },
  ],
  [
    'a stored card that is not to be charged is asked for again',
    buildProblem('invalid_field', {
      errors: [{ field: '/paymentMethods/0/paymentProfileId', code: 'unknown' }],
    }),
    { kind: 'cardNotStored' },
  ],
  [
    'a trial that is agreed to on another day says that it is the day',
    buildProblem('invalid_field', {
      errors: [{ field: '/agreement/firstChargeOn', code: 'changed' }],
    }),
    { kind: 'termsChanged', changed: 'day' },
  ],
  [
    'a trial that is agreed to in older words has other terms',
    buildProblem('invalid_field', { errors: [{ field: '/agreement/consent', code: 'unknown' }] }),
    { kind: 'termsChanged', changed: 'terms' },
  ],
  [
    'a trial that the page does not know of has other terms',
    buildProblem('invalid_field', { errors: [{ field: '/agreement', code: 'required' }] }),
    { kind: 'termsChanged', changed: 'terms' },
  ],
  [
    'a decline keeps the payment that it is about',
    buildProblem('payment_declined', { reason: 'card_refused', token: 'abc' }),
    { kind: 'declined', reason: 'card_refused', token: 'abc' },
  ],
  [
    'refused fields that the form does not have are a failure',
    buildProblem('invalid_request', { errors: [{ field: '/seller', code: 'unknown' }] }),
    { kind: 'failed' },
  ],
  ...(['/offer', '/voucher', '/plan', '/planId', '/planType'] as const).map(
    (field): [string, Problem, PaymentOutcome] => [
      `what the page shows has ended where ${field} is not known`,
      buildProblem('invalid_field', { errors: [{ field, code: 'unknown' }] }),
      { kind: 'offerEnded' },
    ],
  ),
])('%s', (_, problem, outcome) => {
  expect(toProblemOutcome(problem)).toEqual(outcome);
});

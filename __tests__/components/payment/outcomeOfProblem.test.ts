import { problemCodes, type Problem, type ProblemCode } from '@/contract/problem';
import { toProblemOutcome } from '@/components/payment/outcomeOfError';
import { closesAttempt, type PaymentOutcome } from '@/components/payment/outcome';

const buildProblem = (code: ProblemCode, more: Partial<Problem> = {}): Problem => ({
  type: `urn:problem:${code}`,
  title: code,
  status: 400,
  code,
  ...more,
});

test('what the buyer can do nothing about is a failure, all else has an outcome of its own', () => {
  const kinds = problemCodes.map((code) => [code, toProblemOutcome(buildProblem(code)).kind]);
  expect(Object.fromEntries(kinds.filter(([, kind]) => kind !== 'failed'))).toEqual({
    payment_declined: 'declined',
    price_changed: 'priceChanged',
    contract_not_accepted: 'contractNotAccepted',
    already_paid: 'alreadyPaid',
    payment_in_progress: 'inProgress',
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
    'a decline keeps the payment that it is about',
    buildProblem('payment_declined', { reason: 'card_refused', token: 'abc' }),
    { kind: 'declined', reason: 'card_refused', token: 'abc' },
  ],
  [
    'refused fields that the form does not have are a failure',
    buildProblem('invalid_request', { errors: [{ field: '/planId', code: 'unknown' }] }),
    { kind: 'failed' },
  ],
])('%s', (_, problem, outcome) => {
  expect(toProblemOutcome(problem)).toEqual(outcome);
});

test('only an attempt that may have been charged, or was never looked at, keeps its key', () => {
  const open = Object.entries(closesAttempt).flatMap(([kind, isSettled]) =>
    isSettled ? [] : kind,
  );
  expect(open).toEqual(['tooManyAttempts', 'notArrived', 'unknown']);
});

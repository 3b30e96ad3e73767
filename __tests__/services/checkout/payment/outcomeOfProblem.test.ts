import { problemCodes, type Problem, type ProblemCode } from '@/contract/problem';
import { outcomeOfProblem } from '@/services/checkout/payment/outcomeOfProblem';
import { isSettledBy, type PaymentOutcome } from '@/services/checkout/payment/paymentOutcome';

const buildProblem = (code: ProblemCode, more: Partial<Problem> = {}): Problem => ({
  type: `urn:problem:${code}`,
  title: code,
  status: 400,
  code,
  ...more,
});

const kinds: Record<ProblemCode, PaymentOutcome['kind']> = {
  malformed_json: 'failed',
  invalid_request: 'failed',
  idempotency_key_required: 'failed',
  clear_card_data: 'failed',
  invalid_signature: 'failed',
  payment_declined: 'declined',
  not_found: 'failed',
  method_not_allowed: 'failed',
  request_timeout: 'unknown',
  price_changed: 'priceChanged',
  already_paid: 'alreadyPaid',
  payment_in_progress: 'inProgress',
  phone_already_verified: 'failed',
  points_unavailable: 'failed',
  session_full: 'failed',
  contract_not_accepted: 'contractNotAccepted',
  payload_too_large: 'failed',
  unsupported_media_type: 'failed',
  idempotency_key_reused: 'unknown',
  invalid_field: 'failed',
  code_wrong: 'failed',
  code_expired: 'failed',
  rate_limited: 'tooManyAttempts',
  too_many_attempts: 'tooManyAttempts',
  internal_error: 'unknown',
  upstream_error: 'unknown',
  service_unavailable: 'unknown',
  upstream_timeout: 'unknown',
};

test.each(problemCodes)('%s', (code) => {
  expect(outcomeOfProblem(buildProblem(code)).kind).toBe(kinds[code]);
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
    { kind: 'invalidFields', fields: ['document', 'installments'] },
  ],
  [
    "a second card's fields have names of their own",
    buildProblem('invalid_field', {
      errors: [{ field: '/paymentMethods/1/installments', code: 'unavailable' }],
    }),
    { kind: 'invalidFields', fields: ['second-installments'] },
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
  expect(outcomeOfProblem(problem)).toEqual(outcome);
});

test('only an attempt that may have been charged, or was never looked at, keeps its key', () => {
  const open = Object.entries(isSettledBy).flatMap(([kind, isSettled]) => (isSettled ? [] : kind));
  expect(open).toEqual(['tooManyAttempts', 'notArrived', 'unknown']);
});

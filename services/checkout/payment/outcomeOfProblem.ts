import type { Problem, ProblemCode } from '@/contract/problem';
import { paymentFields, type PaymentFieldName, type PaymentOutcome } from './paymentOutcome';

type OutcomeOf = (problem: Problem) => PaymentOutcome;

const failed: OutcomeOf = () => ({ kind: 'failed' });
const unknown: OutcomeOf = () => ({ kind: 'unknown' });

/** The form's field that a pointer means: those of a second card have names of their own. */
function getField(pointer: string): PaymentFieldName | undefined {
  const segments = pointer.split('/');
  const prefix = segments.includes('1') ? 'second-' : '';
  return paymentFields.find((field) => segments.some((name) => `${prefix}${name}` === field));
}

const invalidFields: OutcomeOf = ({ errors = [] }) => {
  const fields = errors.flatMap(({ field }) => getField(field) ?? []);
  return fields.length > 0 ? { kind: 'invalidFields', fields } : { kind: 'failed' };
};

/** What each problem of the payment call means for the buyer. */
const outcomes: Record<ProblemCode, OutcomeOf> = {
  malformed_json: failed,
  invalid_request: invalidFields,
  idempotency_key_required: failed,
  clear_card_data: failed,
  invalid_signature: failed,
  payment_declined: ({ reason, token }) => ({
    kind: 'declined',
    reason: reason ?? 'processing_error',
    ...(token !== undefined && { token }),
  }),
  not_found: failed,
  method_not_allowed: failed,
  request_timeout: unknown,
  price_changed: ({ amount }) => ({ kind: 'priceChanged', amount: amount ?? null }),
  already_paid: ({ token }) => ({ kind: 'alreadyPaid', token: token ?? null }),
  payment_in_progress: ({ token }) => ({ kind: 'inProgress', token: token ?? null }),
  phone_already_verified: failed,
  points_unavailable: failed,
  session_full: failed,
  contract_not_accepted: () => ({ kind: 'contractNotAccepted' }),
  payload_too_large: failed,
  unsupported_media_type: failed,
  // An attempt with this key arrived before: what became of it is what counts.
  idempotency_key_reused: unknown,
  invalid_field: invalidFields,
  code_wrong: failed,
  code_expired: failed,
  rate_limited: () => ({ kind: 'tooManyAttempts' }),
  too_many_attempts: () => ({ kind: 'tooManyAttempts' }),
  internal_error: unknown,
  upstream_error: unknown,
  service_unavailable: unknown,
  upstream_timeout: unknown,
};

/** Whether a problem is one of the contract's: a gateway or a newer service has codes of its own. */
export function isKnownProblem(problem: Problem): boolean {
  return Object.hasOwn(outcomes, problem.code);
}

/** The outcome that a known problem answer of the payment call stands for. */
export function outcomeOfProblem(problem: Problem): PaymentOutcome {
  return outcomes[problem.code](problem);
}

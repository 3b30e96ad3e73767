import Type, { type Static } from 'typebox';
import { declineReasons } from './enumerations';
import { MinorUnits } from './money';

/** Stable machine codes of every error answer. Texts may change, these do not. */
export const problemCodes = [
  'malformed_json',
  'invalid_request',
  'idempotency_key_required',
  'clear_card_data',
  'invalid_signature',
  'payment_declined',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'price_changed',
  'already_paid',
  'payment_ended',
  'already_owned',
  'trial_running',
  'trial_used',
  'payment_in_progress',
  'phone_already_verified',
  'phone_not_verified',
  'not_paid_yet',
  'points_unavailable',
  'session_full',
  'contract_not_accepted',
  'payload_too_large',
  'unsupported_media_type',
  'idempotency_key_reused',
  'invalid_field',
  'code_wrong',
  'code_expired',
  'rate_limited',
  'too_many_attempts',
  'internal_error',
  'upstream_error',
  'service_unavailable',
  'upstream_timeout',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

export const FieldProblem = Type.Object({
  /** JSON pointer into the request body, or the name of a query parameter or header. */
  field: Type.String(),
  code: Type.String({
    description:
      'Stable reason: required, unknown, duplicate, type, format, too_short, too_long, too_small, too_large, or what the rules of a form say',
  }),
});

/** RFC 9457 problem details with a stable `code`. Sent as application/problem+json. */
export const Problem = Type.Object(
  {
    type: Type.String({ description: 'urn:problem:{code}' }),
    title: Type.String(),
    status: Type.Integer({ minimum: 400, maximum: 599 }),
    code: Type.Enum([...problemCodes]),
    detail: Type.Optional(Type.String()),
    instance: Type.Optional(Type.String({ description: 'The request id, to quote to support' })),
    errors: Type.Optional(Type.Array(FieldProblem)),
    /** With `price_changed` and `trial_used`: what the server would charge now. */
    amount: Type.Optional(MinorUnits),
    /** With `already_paid`, `payment_in_progress` and `payment_declined`: the payment meant. */
    token: Type.Optional(Type.String()),
    /** With `payment_declined`: what the buyer can do about it. */
    reason: Type.Optional(Type.Enum([...declineReasons])),
    /** With `code_wrong`: how often the code may still be tried. */
    attemptsLeft: Type.Optional(Type.Integer({ minimum: 1 })),
    /** With `rate_limited` and `too_many_attempts`: seconds, as the Retry-After header says. */
    retryAfter: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { $id: 'Problem' },
);
export type Problem = Static<typeof Problem>;

import Type, { type Static } from 'typebox';
import { declineReasons } from './enumerations';
import { problemExample } from './examples';
import { MinorUnits } from './money';
import { withDescription } from './withDescription';

/** Stable machine codes of every error answer. Texts may change, these do not. */
export const problemCodes = [
  'malformed_json',
  'invalid_request',
  'idempotency_key_required',
  'clear_card_data',
  'encrypted_card_expired',
  'encrypted_card_mismatch',
  'invalid_signature',
  'payment_declined',
  'foreign_origin',
  'captcha_required',
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
  'action_refused',
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
  field: Type.String({
    description: 'JSON pointer into the request body, or the name of a query parameter or header',
  }),
  code: Type.String({
    description:
      'Stable reason: required, unknown, duplicate, type, format, too_short, too_long, too_small, too_large, or what the rules of a form say',
  }),
});

export const Problem = Type.Object(
  {
    type: Type.String({ description: 'urn:problem:{code}' }),
    title: Type.String(),
    status: Type.Integer({ minimum: 400, maximum: 599 }),
    code: Type.Enum([...problemCodes]),
    detail: Type.Optional(Type.String()),
    instance: Type.Optional(Type.String({ description: 'The request id, to quote to support' })),
    errors: Type.Optional(Type.Array(FieldProblem)),
    amount: Type.Optional(
      withDescription(
        MinorUnits,
        'With `price_changed` and `trial_used`: what the server would charge now',
      ),
    ),
    token: Type.Optional(
      Type.String({
        description:
          'With `already_paid`, `payment_in_progress` and `payment_declined`: the payment meant',
      }),
    ),
    reason: Type.Optional(
      Type.Enum([...declineReasons], {
        description: 'With `payment_declined`: what the buyer can do about it',
      }),
    ),
    attemptsLeft: Type.Optional(
      Type.Integer({
        description: 'With `code_wrong`: how often the code may still be tried',
        minimum: 1,
      }),
    ),
    retryAfter: Type.Optional(
      Type.Integer({
        description:
          'With `rate_limited` and `too_many_attempts`: seconds, as the Retry-After header says',
        minimum: 0,
      }),
    ),
  },
  {
    $id: 'Problem',
    description: 'RFC 9457 problem details with a stable `code`. Sent as application/problem+json.',
    examples: [problemExample],
  },
);
export type Problem = Static<typeof Problem>;

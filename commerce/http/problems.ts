import type { Problem, ProblemCode } from '@/contract/problem';

type ProblemExtras = Pick<
  Problem,
  'detail' | 'errors' | 'amount' | 'token' | 'reason' | 'attemptsLeft' | 'retryAfter'
>;

export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly extras: ProblemExtras;

  /** @param options the cause, for the log alone */
  constructor(code: ProblemCode, extras: ProblemExtras = {}, options?: ErrorOptions) {
    super(problemTable[code].title, options);
    this.code = code;
    this.extras = extras;
  }
}

export const problemTable: Record<ProblemCode, { status: number; title: string }> = {
  malformed_json: { status: 400, title: 'The body is not valid JSON' },
  invalid_request: { status: 400, title: 'The request does not match its schema' },
  idempotency_key_required: {
    status: 400,
    title: 'The Idempotency-Key header must carry a UUID made once per attempt',
  },
  clear_card_data: { status: 400, title: 'Card data must be encrypted before it is sent' },
  encrypted_card_expired: {
    status: 422,
    title: 'The card was encrypted too long ago; encrypt it again',
  },
  encrypted_card_mismatch: {
    status: 422,
    title: 'The card was not encrypted for this attempt of this buyer; encrypt it again',
  },
  invalid_signature: { status: 401, title: 'The signature is not valid' },
  payment_declined: { status: 402, title: 'The payment was declined' },
  foreign_origin: { status: 403, title: 'The page of another site may not send this' },
  captcha_required: {
    status: 403,
    title: 'The call has to bring a captcha that was solved for it just now and not used yet',
  },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'The method is not allowed here' },
  request_timeout: { status: 408, title: 'The request took too long to arrive' },
  price_changed: { status: 409, title: 'The price is not the one that was shown' },
  already_paid: { status: 409, title: 'This purchase is already paid' },
  payment_ended: { status: 409, title: 'This payment is not open any more' },
  already_owned: { status: 409, title: 'This buyer has paid for this product already' },
  trial_running: {
    status: 409,
    title: 'This buyer has a trial of this product that is charged when it ends',
  },
  trial_used: { status: 409, title: 'This buyer has used the trial already' },
  payment_in_progress: { status: 409, title: 'Another payment of this purchase is in progress' },
  phone_already_verified: { status: 409, title: 'The phone of this lead is already verified' },
  phone_not_verified: { status: 409, title: 'The phone of this lead has to be verified first' },
  not_paid_yet: { status: 409, title: 'The purchase that this belongs to has to be paid first' },
  points_unavailable: { status: 409, title: 'The points of this member cannot be redeemed' },
  contract_not_accepted: { status: 409, title: 'The contract has to be accepted first' },
  action_refused: { status: 409, title: 'This cannot be done to the payment as it is' },
  session_full: { status: 409, title: 'Every seat of this session is taken' },
  payload_too_large: { status: 413, title: 'The body is too large' },
  unsupported_media_type: { status: 415, title: 'The body must be application/json' },
  idempotency_key_reused: {
    status: 422,
    title: 'The Idempotency-Key was used with another body',
  },
  invalid_field: { status: 422, title: 'A field has a value that cannot be accepted' },
  code_wrong: { status: 422, title: 'The code is not the one that was sent' },
  code_expired: { status: 422, title: 'There is no valid code; ask for a new one' },
  rate_limited: { status: 429, title: 'Too many requests' },
  too_many_attempts: { status: 429, title: 'The code was tried too often; ask for a new one' },
  internal_error: { status: 500, title: 'Unexpected error' },
  upstream_error: { status: 502, title: 'The payment provider gave no usable answer' },
  service_unavailable: { status: 503, title: 'The service is not available at the moment' },
  upstream_timeout: { status: 504, title: 'The payment provider did not answer in time' },
};

export function invalidField(field: string, code: string): ProblemError {
  return new ProblemError('invalid_field', { errors: [{ field, code }] });
}

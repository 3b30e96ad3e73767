import { problemResponses } from '../../http/routeSchemas';

/** The error answers of every call that pays. */
export const paymentProblems = problemResponses(
  'invalid_request',
  'idempotency_key_required',
  'clear_card_data',
  'encrypted_card_expired',
  'encrypted_card_mismatch',
  'payment_declined',
  'price_changed',
  'already_paid',
  'already_owned',
  'trial_running',
  'trial_used',
  'payment_in_progress',
  'contract_not_accepted',
  'phone_not_verified',
  'not_paid_yet',
  'points_unavailable',
  'idempotency_key_reused',
  'invalid_field',
  'rate_limited',
  'upstream_error',
  'service_unavailable',
);

import { problemResponses } from '../../http/routeSchemas';

/** The error answers of every call that pays. */
export const paymentProblems = problemResponses(
  'invalid_request',
  'idempotency_key_required',
  'clear_card_data',
  'payment_declined',
  'price_changed',
  'already_paid',
  'payment_in_progress',
  'contract_not_accepted',
  'points_unavailable',
  'idempotency_key_reused',
  'invalid_field',
  'upstream_error',
  'service_unavailable',
);

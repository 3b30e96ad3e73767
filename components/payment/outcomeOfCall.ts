import type { PaymentResponse, PaymentRoute, PaymentView } from '@/contract/payment';
import type { Problem, ProblemCode } from '@/contract/problem';
import { getPayment } from '@/services/api/payment';
import { HttpError, isCallError, NoAnswerError } from '@/services/http/errors';
import { InsecurePageError, UntrustedCardKeyError } from '@/services/cardKeys';
import { isOfCaptcha } from '@/services/http/isOfCaptcha';
import { logger } from '@/services/logger';
import { isAddressField } from '../fields/address/address';
import { type PaymentOutcome, toPaymentOutcome } from './outcome';
import { InvalidFieldError, type PaymentFieldName } from './paymentValues';

/**
 * Another service's answer may have `token`, `route`, `redirect` and `paymentProfileIds` alone: the
 * payment itself is then fetched by its token. One that cannot be fetched now is followed by its
 * token, because it exists.
 */
export async function loadAnsweredOutcome({
  payment: sent,
  paymentProfileIds,
  redirect,
  route,
  token,
}: PaymentResponse): Promise<PaymentOutcome> {
  const payment = sent ?? (await findPayment(token));
  if (!payment) return { kind: 'inProgress', token };
  const outcome = toPaymentOutcome({ ...payment, paymentProfileIds });
  if (outcome.kind !== 'accepted') return outcome;
  return {
    ...outcome,
    ...(Object.hasOwn(knownRoutes, route) && { route }),
    ...(redirect && { redirect }),
  };
}

/** Any other route belongs to another service: the payment's state decides instead. */
const knownRoutes: Record<PaymentRoute, true> = {
  success: true,
  pix: true,
  'payment-verification': true,
};

/** null: it cannot be fetched now */
export const findPayment = (token: string): Promise<PaymentView | null> =>
  withinLimit(
    getPayment(token).catch(() => null),
    null,
  );

export const waitMs = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** What the page waits for all look-ups of one outcome: a single call may take a minute. */
const lookUpLimitMs = 30_000;

/** @param otherwise what the page says when nothing is found in time */
export const withinLimit = <Found>(lookUp: Promise<Found>, otherwise: Found): Promise<Found> =>
  Promise.race([lookUp, waitMs(lookUpLimitMs).then(() => otherwise)]);

/** The service's own word: a proxy's 404 says nothing of what was asked for. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof HttpError && error.problem?.code === 'not_found';

function toStatusOutcome(status: number): PaymentOutcome {
  if (status === 429) return { kind: 'tooManyAttempts' };
  return { kind: status >= 500 || status === 408 ? 'unknown' : 'failed' };
}

/** The outcome of an error before the payment call itself: nothing can have been charged. */
export function toUnsentOutcome(error: unknown): PaymentOutcome {
  if (isCallError(error)) return { kind: 'notArrived' };
  if (error instanceof InvalidFieldError) return { kind: 'invalidFields', fields: [error.field] };
  if (error instanceof InsecurePageError) return { kind: 'insecurePage' };
  if (error instanceof UntrustedCardKeyError) {
    logger.error('A card was not encrypted', { error });
    return { kind: 'cardOutdated' };
  }
  logger.error('A payment could not be prepared', { error });
  return { kind: 'failed' };
}

/**
 * The outcome of an error once the payment call may have been sent. A call without an answer may have
 * charged: it is unknown, not failed. So is an error that comes from no call, which is a defect. A
 * call without its captcha was not sent.
 */
export function toSentOutcome(error: unknown): PaymentOutcome {
  if (!isCallError(error)) {
    logger.error('The outcome of a payment could not be read', { error });
    return { kind: 'unknown' };
  }
  const outcome = toCallOutcome(error);
  if (!isOfCaptcha(error) || captchaOutcomes.has(outcome.kind)) return outcome;
  return { kind: 'notArrived' };
}

const captchaOutcomes: ReadonlySet<PaymentOutcome['kind']> = new Set([
  'captchaFailed',
  'tooManyAttempts',
]);

function toCallOutcome(error: HttpError | NoAnswerError): PaymentOutcome {
  if (error instanceof NoAnswerError) return { kind: 'unknown' };
  const { problem, status } = error;
  return problem && isKnownProblem(problem) ? toProblemOutcome(problem) : toStatusOutcome(status);
}

type ToOutcome = (problem: Problem) => PaymentOutcome;

const failed: ToOutcome = () => ({ kind: 'failed' });
const tooMany: ToOutcome = ({ retryAfter }) => ({
  kind: 'tooManyAttempts',
  ...(retryAfter !== undefined && { retryAfter }),
});
const unknown: ToOutcome = () => ({ kind: 'unknown' });
const cardOutdated: ToOutcome = () => ({ kind: 'cardOutdated' });

const cardFields = new Map<string, 'company' | 'installments'>([
  ['installments', 'installments'],
  ['cardCompany', 'company'],
]);

function getField(pointer: string): PaymentFieldName | undefined {
  const segments = pointer.split('/');
  const [, first, last = ''] = segments;
  if (first === 'address') return isAddressField(last) ? last : 'street';
  if (segments.includes('document')) return 'document';
  if (segments.includes('birthDate')) return 'birthDate';
  if (first === 'paymentMethods' && segments.includes('phone')) return 'details.mpesaPhone';
  const name = segments.flatMap((segment) => cardFields.get(segment) ?? [])[0];
  return name && `cards[${segments.includes('1') ? 1 : 0}].${name}`;
}

const soldFields = new Set(['/offer', '/voucher', '/plan', '/planId', '/planType']);

const contactFields = ['name', 'email', 'phone'] as const;

const isAboutLead = ({ code, field }: NonNullable<Problem['errors']>[number]) =>
  field === '/sfLeadId' || code === 'not_the_leads';

const agreement = '/agreement';

const invalidFields: ToOutcome = ({ errors = [] }) => {
  if (errors.some(isAboutLead)) return { kind: 'stepMissing', templateId: 'lead' };
  if (errors.some(({ field }) => field.endsWith('/paymentProfileId'))) {
    return { kind: 'cardNotStored' };
  }
  if (errors.some(({ code, field }) => code === 'unavailable' && field.endsWith('/method'))) {
    return { kind: 'methodGone' };
  }
  const refused = errors.find(({ field }) => field.startsWith(agreement));
  if (refused) {
    const isDay = refused.field === `${agreement}/firstChargeOn`;
    return { kind: 'termsChanged', changed: isDay ? 'day' : 'terms' };
  }
  const fields = errors.flatMap(({ field }) => getField(field) ?? []);
  if (fields.length > 0) return { kind: 'invalidFields', fields };
  if (errors.some(({ field }) => soldFields.has(field))) return { kind: 'offerEnded' };
  const contact = contactFields.find((name) => errors.some(({ field }) => field === `/${name}`));
  return contact ? { kind: 'invalidContact', field: contact } : { kind: 'failed' };
};

const outcomeByProblem: Record<ProblemCode, ToOutcome> = {
  malformed_json: failed,
  invalid_request: invalidFields,
  idempotency_key_required: failed,
  clear_card_data: failed,
  encrypted_card_expired: cardOutdated,
  encrypted_card_mismatch: cardOutdated,
  invalid_signature: failed,
  payment_declined: ({ reason, token }) => ({
    kind: 'declined',
    reason: reason ?? 'processing_error',
    ...(token !== undefined && { token }),
  }),
  foreign_origin: failed,
  captcha_required: () => ({ kind: 'captchaFailed' }),
  not_found: failed,
  method_not_allowed: failed,
  request_timeout: unknown,
  price_changed: ({ amount }) => ({ kind: 'priceChanged', amount: amount ?? null }),
  already_paid: ({ token }) => ({ kind: 'alreadyPaid', token: token ?? null }),
  payment_ended: failed,
  already_owned: () => ({ kind: 'alreadyOwned' }),
  trial_running: () => ({ kind: 'trialRunning' }),
  trial_used: ({ amount }) => ({ kind: 'trialUsed', amount: amount ?? null }),
  payment_in_progress: ({ token }) => ({ kind: 'inProgress', token: token ?? null }),
  phone_already_verified: failed,
  phone_not_verified: () => ({ kind: 'stepMissing', templateId: 'phone-verification' }),
  not_paid_yet: () => ({ kind: 'stepMissing', templateId: 'success' }),
  points_unavailable: failed,
  action_refused: failed,
  session_full: failed,
  contract_not_accepted: () => ({ kind: 'contractNotAccepted' }),
  payload_too_large: failed,
  unsupported_media_type: failed,
  // An attempt with this key arrived before: its outcome counts.
  idempotency_key_reused: unknown,
  invalid_field: invalidFields,
  code_wrong: failed,
  code_expired: failed,
  rate_limited: tooMany,
  too_many_attempts: tooMany,
  internal_error: unknown,
  upstream_error: unknown,
  service_unavailable: unknown,
  upstream_timeout: unknown,
};

function isKnownProblem(problem: Problem): boolean {
  return Object.hasOwn(outcomeByProblem, problem.code);
}

export function toProblemOutcome(problem: Problem): PaymentOutcome {
  return outcomeByProblem[problem.code](problem);
}

export { paymentMethods } from '@/contract/enumerations';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import type { ServedCardKey } from '@/contract/cardKey';
import type { PaymentRequest } from '@/contract/paymentRequest';
import type { PaymentReturn } from '@/contract/paymentReturn';
import type { RequiredMembers } from '../http/answers';
import { get, post } from '../http/request';

const needs: RequiredMembers<PaymentView> = {
  token: 'string',
  state: 'string',
  method: 'string',
  amount: 'number',
  currency: 'string',
  parts: [{ method: 'string', amount: 'number', state: 'string' }],
  productCode: 'string',
  redirect: 'string?',
  paymentProfileIds: 'array',
  pix: 'object?',
  bankSlip: 'object?',
};

export const paymentResponseMembers: RequiredMembers<PaymentResponse> = {
  token: 'string',
  redirect: 'string?',
  paymentProfileIds: 'array',
  route: 'string',
};

/** The provider's public key, to encrypt a card with. @throws HttpError, NoAnswerError */
export function getCardKey(): Promise<ServedCardKey> {
  return get(paths.cardKey, {
    needs: { kty: 'string', kid: 'string', n: 'string', e: 'string', iat: 'number' },
  });
}

/** Pays. @throws HttpError (402 with a decline reason, 409 with the conflict), NoAnswerError */
export function createPayment(
  payment: PaymentRequest,
  idempotencyKey: string,
): Promise<PaymentResponse> {
  return post(paths.paymentV2, payment, { idempotencyKey, needs: paymentResponseMembers });
}

/** Gets the state of a payment. @throws HttpError (404), NoAnswerError */
export function getPayment(token: string): Promise<PaymentView> {
  return get(buildPath(paths.payment, { token }), { needs });
}

/**
 * Gets the result of a payment that a bank had to confirm, in a browser that does not know the
 * payment.
 * @param token `paymentReturn` of the address that the bank leads back to
 * @throws HttpError (404), NoAnswerError
 */
export function getPaymentReturn(token: string): Promise<PaymentReturn> {
  return get(buildPath(paths.paymentReturn, { token }), {
    needs: { state: 'string', amount: 'number', currency: 'string' },
  });
}

/**
 * Gets the result of an attempt whose answer never came, before the page offers to pay again.
 * @throws HttpError (404: the attempt has not arrived, or is not written yet), NoAnswerError
 */
export function getPaymentAttempt(idempotencyKey: string): Promise<PaymentView> {
  return get(buildPath(paths.paymentAttempt, { idempotencyKey }), { needs });
}

/** A new code for an expired Pix, from the same data. @throws HttpError, NoAnswerError */
export function createNewCode(token: string, idempotencyKey: string): Promise<PaymentResponse> {
  return post(
    buildPath(paths.paymentNewCode, { token }),
    {},
    { idempotencyKey, needs: paymentResponseMembers },
  );
}

/** Pays a pending payment at the sandbox; refused in production. @throws HttpError, NoAnswerError */
export function simulatePayment(token: string, idempotencyKey: string): Promise<PaymentView> {
  return post(buildPath(paths.paymentSimulation, { token }), {}, { idempotencyKey, needs });
}

export function getBankSlipUrl(token: string): string {
  return buildPath(paths.bankSlipDocument, { token });
}

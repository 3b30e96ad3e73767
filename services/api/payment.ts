export { paymentMethods } from '@/contract/enumerations';
import { buildPath, paths } from '@/contract/paths';
import type { CardKey, PaymentRequest, PaymentResponse, PaymentView } from '@/contract/payment';
import { get, post } from '../http/request';

/** The provider's public key, to encrypt a card with. @throws HttpError, NoAnswerError */
export function getCardKey(): Promise<CardKey> {
  return get(paths.cardKey);
}

/** Pays. @throws HttpError (402 with a decline reason, 409 with what is in the way), NoAnswerError */
export function createPayment(
  payment: PaymentRequest,
  idempotencyKey: string,
): Promise<PaymentResponse> {
  return post(paths.paymentV2, payment, { idempotencyKey });
}

/** Where a payment stands. @throws HttpError (404), NoAnswerError */
export function getPayment(token: string): Promise<PaymentView> {
  return get(buildPath(paths.payment, { token }));
}

/**
 * What became of an attempt whose answer never came, asked before offering to pay again.
 * @throws HttpError (404: the attempt never arrived, nothing was charged), NoAnswerError
 */
export function getPaymentAttempt(idempotencyKey: string): Promise<PaymentView> {
  return get(buildPath(paths.paymentAttempt, { idempotencyKey }));
}

/** A new code for an expired Pix, from the same data. @throws HttpError, NoAnswerError */
export function createNewCode(token: string, idempotencyKey: string): Promise<PaymentResponse> {
  return post(buildPath(paths.paymentNewCode, { token }), {}, { idempotencyKey });
}

/** Pays a pending payment at the sandbox; refused in production. @throws HttpError, NoAnswerError */
export function simulatePayment(token: string, idempotencyKey: string): Promise<PaymentView> {
  return post(buildPath(paths.paymentSimulation, { token }), {}, { idempotencyKey });
}

/** Where the printable bank slip is; open it in a tab of its own. */
export function getBankSlipUrl(token: string): string {
  return buildPath(paths.bankSlipDocument, { token });
}

import type { PaymentRequest } from '@/contract/payment';
import type { Payment } from '../database/tables';
import type { Services } from '../Services';
import { findAttempt } from './findAttempt';
import { hashRequest } from './hashRequest';
import { orderFromRequest } from './orderFromRequest';
import { placePayment } from './placePayment';

/** What is made anew at each try of one attempt does not make it another one. */
function hashAttempt(request: PaymentRequest): string {
  const paymentMethods = request.paymentMethods.map((part) => ({
    ...part,
    encryptedCard: undefined,
  }));
  return hashRequest({ ...request, captchaToken: undefined, paymentMethods });
}

/**
 * POST /api/v2/payment: checks, prices and pays, once per idempotency key and once per purchase.
 * @throws ProblemError invalid_field, price_changed and those of placePayment.
 */
export async function createPayment(
  services: Services,
  request: PaymentRequest,
  idempotencyKey: string,
): Promise<Payment> {
  const requestHash = hashAttempt(request);
  const earlier = await findAttempt(services, idempotencyKey, requestHash);
  if (earlier) return earlier;
  const order = orderFromRequest(services, request);
  return placePayment(services, order, { idempotencyKey, requestHash });
}

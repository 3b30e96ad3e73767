import type { PaymentRequest } from '@/contract/payment';
import type { Payment } from '../database/tables';
import type { Services } from '../Services';
import { findAttempt } from './findAttempt';
import { hashAttempt } from './hashAttempt';
import { orderFromRequest } from './orderFromRequest';
import { placePayment } from './placePayment';

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
  const order = await orderFromRequest(services, request);
  return placePayment(services, order, { idempotencyKey, requestHash });
}

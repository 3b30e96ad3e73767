import type { PaymentV1Request } from '@/contract/paymentV1';
import type { Payment } from '../../database/tables';
import type { Services } from '../../Services';
import { findAttempt } from '../findAttempt';
import { hashAttempt } from '../hashAttempt';
import { placePayment } from '../placePayment';
import { orderFromReference } from './orderFromReference';

/**
 * POST /api/v1/payment: pays what the request refers to, once per idempotency key and once per
 * purchase.
 * @throws ProblemError those of orderFromReference and placePayment.
 */
export async function createReferencedPayment(
  services: Services,
  request: PaymentV1Request,
  idempotencyKey: string,
): Promise<Payment> {
  const requestHash = hashAttempt(request);
  const earlier = await findAttempt(services, idempotencyKey, requestHash);
  if (earlier) return earlier;
  const order = await orderFromReference(services, request);
  return placePayment(services, order, { idempotencyKey, requestHash });
}

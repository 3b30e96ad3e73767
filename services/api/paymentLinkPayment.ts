import { paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { PaymentV1Request } from '@/contract/paymentV1';
import { post } from '../http/request';
import { paymentResponseMembers } from './payment';

/**
 * Pays what a reference names; the service knows the buyer.
 * @throws HttpError (as `createPayment`; 404: nothing open has this reference), NoAnswerError
 */
export function createReferencePayment(
  payment: PaymentV1Request,
  idempotencyKey: string,
): Promise<PaymentResponse> {
  return post(paths.paymentV1, payment, { idempotencyKey, needs: paymentResponseMembers });
}

import type { PaymentResponse, PaymentRoute } from '@/contract/payment';
import type { Payment } from '../database/tables';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';
import { paymentView } from './paymentView';

function routeOf({ state, method }: Payment): PaymentRoute {
  if (state === 'paid') return 'success';
  if (state === 'pending' || state === 'expired') return method === 'pix' ? 'pix' : 'success';
  return 'payment-verification';
}

/**
 * The answer to an attempt to pay.
 * @throws ProblemError payment_declined with what the buyer can do about it.
 */
export function paymentAnswer(services: Services, payment: Payment): PaymentResponse {
  if (payment.state === 'declined') {
    throw new ProblemError('payment_declined', {
      token: payment.token,
      reason: payment.declineReason ?? 'processing_error',
    });
  }
  return {
    token: payment.token,
    redirect: payment.redirect,
    paymentProfileIds: payment.profileId ? [payment.profileId] : [],
    route: routeOf(payment),
    payment: paymentView(services, payment),
  };
}

import type { PaymentResponse, PaymentRoute } from '@/contract/payment';
import type { Payment } from '../database/tables';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';
import { actingPart } from './actingPart';
import { paymentView, profileIdsOf } from './paymentView';

function routeOf(payment: Payment): PaymentRoute {
  const { state } = payment;
  if (state === 'paid') return 'success';
  if (state !== 'pending' && state !== 'expired') return 'payment-verification';
  return actingPart(payment).method === 'pix' ? 'pix' : 'success';
}

/**
 * The answer to an attempt to pay.
 * @throws ProblemError payment_declined with what the buyer can do about it.
 */
export function paymentAnswer(
  services: Pick<Services, 'allowsSimulation' | 'clock'>,
  payment: Payment,
): PaymentResponse {
  const view = paymentView(services, payment);
  if (payment.state === 'declined') {
    throw new ProblemError('payment_declined', {
      token: payment.token,
      reason: view.declineReason ?? 'processing_error',
    });
  }
  return {
    token: payment.token,
    redirect: view.redirect,
    // Whoever has the attempt's key made the payment.
    paymentProfileIds: profileIdsOf(payment),
    route: routeOf(payment),
    payment: view,
  };
}

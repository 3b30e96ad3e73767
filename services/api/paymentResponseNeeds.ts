import type { PaymentResponse } from '@/contract/payment';
import type { Needs } from '../http/answers';

/** The four members of docs/behaviour.md 7; the payment itself can be fetched by its token. */
export const paymentResponseNeeds: Needs<PaymentResponse> = {
  token: 'string',
  redirect: 'string?',
  paymentProfileIds: 'array',
  route: 'string',
};

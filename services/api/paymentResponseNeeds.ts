import type { PaymentResponse } from '@/contract/payment';
import type { Needs } from '../http/answers';

export const paymentResponseNeeds: Needs<PaymentResponse> = {
  token: 'string',
  redirect: 'string?',
  paymentProfileIds: 'array',
  route: 'string',
};

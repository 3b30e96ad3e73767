import type { PaymentResponse } from '@/contract/payment';
import type { RequiredMembers } from '../http/answers';

export const paymentResponseMembers: RequiredMembers<PaymentResponse> = {
  token: 'string',
  redirect: 'string?',
  paymentProfileIds: 'array',
  route: 'string',
};

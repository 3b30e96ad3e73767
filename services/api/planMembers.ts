import type { Plan } from '@/contract/product';
import type { RequiredMembers } from '../http/answers';

export const planMembers: RequiredMembers<Plan> = {
  id: 'string',
  code: 'string',
  name: 'string',
  type: 'string',
  currency: 'string',
  amount: 'number',
  standardAmount: 'number',
  installments: [{ id: 'number', value: 'number', totalValue: 'number' }],
  paymentMethods: 'array',
};

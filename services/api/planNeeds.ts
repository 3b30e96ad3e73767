import type { Plan } from '@/contract/product';
import type { Needs } from '../http/answers';

export const planNeeds: Needs<Plan> = {
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

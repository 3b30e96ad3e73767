import type { Plan } from '@/contract/product';
import type { OrderPart } from '../paymentCall';

export const documentNeeded = 'always';

export const toParts = (plan: Plan): OrderPart[] => [{ method: 'pix', amount: plan.amount }];

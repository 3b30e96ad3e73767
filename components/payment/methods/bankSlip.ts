import type { Plan } from '@/contract/product';
import type { OrderPart } from '../paymentCall';

/** A bank asks for the payer's. */
export const documentNeeded = 'always';

export const toParts = (plan: Plan): OrderPart[] => [{ method: 'bankslip', amount: plan.amount }];

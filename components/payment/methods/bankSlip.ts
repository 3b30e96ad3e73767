import type { PartSource } from './paymentMethod';
import type { OrderPart } from '../paymentCall';

/** A bank asks for the payer's. */
export const documentNeeded = 'always';

export const toParts = ({ plan }: PartSource): OrderPart[] => [
  { method: 'bankslip', amount: plan.amount },
];

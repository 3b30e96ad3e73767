import type { PaymentPart } from '@/contract/paymentParts';
import type { PartSource } from './paymentMethod';

/** A bank asks for the payer's. */
export const document = 'always';

export const toParts = ({ plan }: PartSource): PaymentPart[] => [
  { method: 'bankslip', amount: plan.amount },
];

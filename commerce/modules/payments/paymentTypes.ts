import type { PaymentType } from '@/contract/enumerations';

/** Sales of a plan, which begin a subscription. */
export const sellingTypes = ['direct', 'sale-invoice'] as const satisfies readonly PaymentType[];

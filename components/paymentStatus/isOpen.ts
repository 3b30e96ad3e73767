import type { PaymentState } from '@/contract/enumerations';

const openStates: readonly PaymentState[] = ['created', 'processing', 'pending', 'requires_action'];

/** Whether a payment can still be paid. */
export const isOpen = ({ state }: { state: PaymentState }): boolean => openStates.includes(state);

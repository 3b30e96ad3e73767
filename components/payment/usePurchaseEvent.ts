import { useEffect } from 'react';
import type { PaymentView } from '@/contract/payment';
import { countEvent } from '@/services/analytics/countEvent';
import { createPurchaseEvent } from '@/services/analytics/events';

/** Counts a purchase as soon as it is known to be paid. @param payment null while it is not known */
export function usePurchaseEvent(payment: PaymentView | null): void {
  useEffect(() => {
    countEvent(payment && createPurchaseEvent(payment));
  }, [payment]);
}

import { useEffect } from 'react';
import type { FlowStep } from '@/contract/productConfig';
import { countEvent } from '@/services/analytics/countEvent';
import { createPromotionEvent } from '@/services/analytics/events';

/**
 * Counts that a step's offer is shown.
 * @param step null: nothing is offered
 * @returns how to count that it was taken
 */
export function useCountedOffer(step: FlowStep | null): () => void {
  useEffect(() => {
    countEvent(step && createPromotionEvent('view_promotion', step));
  }, [step]);
  return () => {
    countEvent(step && createPromotionEvent('select_promotion', step));
  };
}

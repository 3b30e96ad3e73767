import { useEffect } from 'react';
import type { FlowStep } from '@/contract/productConfig';
import { countEvent } from '@/services/analytics/countEvent';
import { createPromotionEvent } from '@/services/analytics/events';

/**
 * Counts that a step's offer was shown.
 * @param step null: there is no offer
 * @returns a function that counts its acceptance
 */
export function useCountedOffer(step: FlowStep | null): () => void {
  useEffect(() => {
    countEvent(step && createPromotionEvent('view_promotion', step));
  }, [step]);
  return () => {
    countEvent(step && createPromotionEvent('select_promotion', step));
  };
}

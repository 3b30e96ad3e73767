import type { PaymentView } from '@/services/payment';

/** Of two cards the one whose bank asks, counted from 1; null where there is one card only. */
export function findAskedCard({ parts }: PaymentView): number | null {
  const isTwoCards = parts.length > 1 && parts.every(({ method }) => method === 'credit-card');
  return isTwoCards ? parts.findIndex(({ state }) => state === 'requires_action') + 1 : null;
}

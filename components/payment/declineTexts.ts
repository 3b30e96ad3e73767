import type { MessageKey } from '@/contexts/TranslationContext';
import type { DeclineReason } from '@/services/api/payment';

/** What to do about a decline, never the acquirer's own words. */
export const declineTexts: Record<DeclineReason, MessageKey> = {
  card_refused: 'payment.declined.card_refused',
  insufficient_funds: 'payment.declined.insufficient_funds',
  expired_card: 'payment.declined.expired_card',
  wrong_security_code: 'payment.declined.wrong_security_code',
  authentication_failed: 'payment.declined.authentication_failed',
  processing_error: 'payment.declined.processing_error',
};

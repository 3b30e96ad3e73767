import type { DeclineReason, PaymentMethod } from '@/contract/enumerations';
import type { MessageKey } from '@/contexts/TranslationContext';

const cards: readonly PaymentMethod[] = [
  'credit-card',
  'default-credit-card',
  'credit-card+credit-card',
];

export const isCardOnly = (methods: readonly PaymentMethod[]): boolean =>
  methods.length > 0 && methods.every((method) => cards.includes(method));

const onlyCardTexts: Partial<Record<DeclineReason, MessageKey>> = {
  card_refused: 'payment.declined.onlyCard.card_refused',
  insufficient_funds: 'payment.declined.onlyCard.insufficient_funds',
  authentication_failed: 'payment.declined.onlyCard.authentication_failed',
  processing_error: 'payment.declined.onlyCard.processing_error',
};

/**
 * Says what a buyer can do about a decline.
 * @param methods that can be chosen here
 */
export const getDeclineText = (
  reason: DeclineReason,
  methods: readonly PaymentMethod[],
): MessageKey =>
  (isCardOnly(methods) ? onlyCardTexts[reason] : undefined) ?? `payment.declined.${reason}`;

/**
 * Says what a buyer can do about a card that is refused to begin a trial. The card is only checked,
 * so its bank cannot ask for a confirmation, and nobody failed to give one.
 * @param methods that can be chosen here
 */
export const getTrialDeclineText = (
  reason: DeclineReason,
  methods: readonly PaymentMethod[],
): MessageKey =>
  reason === 'authentication_failed'
    ? 'payment.trial.confirmationAsked'
    : getDeclineText(reason, methods);

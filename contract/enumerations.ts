/**
 * The closed lists of the product (docs/behaviour.md 3, "Closed lists"). Plain values: safe to
 * import in the browser.
 */

export const businesses = [
  'wiseup-online',
  'wiseup-live',
  'wiseup',
  'meusucesso',
  'eumilitar',
  'powerhouse',
  'vende-c',
  'performan-c',
  'wiser',
  'aprovatotal',
  'medcof',
  'atrinca',
  'conquer-franquias',
  'conquer-business-school',
  'conquer-incompany',
  'conquer-edtech',
  'conquer',
  'conquer-unna',
  'instituto-destiny',
  'mentoring-league-society',
] as const;
export type Business = (typeof businesses)[number];

export {
  countries,
  locales,
  operations,
  type Country,
  type Locale,
  type Operation,
} from '@/domain/markets';

export const documentTypes = ['cpf', 'cnpj', 'dni'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const paymentMethods = [
  'credit-card',
  'pix',
  'bankslip',
  'bank-slip',
  'default-credit-card',
  'nu-pay',
  'credit-card-in-person',
  'pix-in-person',
  'cash',
  'cheque',
  'm-pesa',
  'credit-card+credit-card',
  // Added (docs/behaviour.md 3): a card beside Pix, and points.
  'credit-card+pix',
  'livelo',
  'livelo+credit-card',
  'livelo+pix',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const inPersonMethods = [
  'credit-card-in-person',
  'pix-in-person',
  'cash',
  'cheque',
] as const satisfies readonly PaymentMethod[];
export type InPersonMethod = (typeof inPersonMethods)[number];

export const planTypes = ['yearly', 'recurrency', 'monthly', 'semester'] as const;
export type PlanType = (typeof planTypes)[number];

export const paymentTypes = [
  'invoice',
  'renew',
  'direct',
  'sale-invoice',
  'first-invoice-payment',
  'upgrade',
] as const;
export type PaymentType = (typeof paymentTypes)[number];

export const cardCompanies = ['american_express', 'visa', 'mastercard', 'elo', 'diners'] as const;
export type CardCompany = (typeof cardCompanies)[number];

export { currencies, type Currency } from '@/domain/money';

export const priceModes = ['default', 'min'] as const;
export type PriceMode = (typeof priceModes)[number];

export const templateIds = [
  'lead',
  'phone-verification',
  'video',
  'upsell-video',
  'order-bump-presentation',
  'order-bump',
  'presentation',
  'upsell-order-bump-presentation',
  'payment',
  'custom-offer',
  'success',
  'upsell-payment',
  'upsell-success',
  'pix',
  'livelo-cpf',
  'invoice-payment',
  'recovery',
  'renew',
  'error pages',
  'select-school',
  'upgrade-payment',
  'md',
  'select-test-location',
  // Added (docs/behaviour.md 2): buyers' own links, to the account and to a refund.
  'access',
  'refund',
  // Added (docs/behaviour.md 2): a buyer's own link that stops reminders.
  'reminder',
  // Added (docs/behaviour.md 2): a trial, which the buyer can cancel.
  'trial',
] as const;
export type TemplateId = (typeof templateIds)[number];

/**
 * A payment's life (docs/behaviour.md 10). Forward only: created → processing → requires_action |
 * pending | trial | paid | declined, pending → paid | expired, paid → refunded; a late confirmation
 * may still turn declined or expired into paid. A trial that was cancelled, or whose charges all
 * failed, is expired.
 */
export const paymentStates = [
  'created',
  'processing',
  'requires_action',
  'pending',
  'trial',
  'paid',
  'declined',
  'expired',
  'refunded',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Why a payment was declined, as far as the buyer can act on it. Never the acquirer's own text. */
export const declineReasons = [
  'card_refused',
  'insufficient_funds',
  'expired_card',
  'wrong_security_code',
  'authentication_failed',
  'processing_error',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const campaigns = [
  'trial',
  'trial-used',
  'black-friday',
  'partner-40',
  'cross-brand-50',
  'free-months',
] as const;
export type Campaign = (typeof campaigns)[number];

export const voucherRefusals = [
  'unknown',
  'other_plan',
  'not_yet',
  'over',
  'exhausted',
  'used',
  'not_for_you',
  // The flow's price is at least as good, or the link has an offer, which accepts no voucher.
  'not_with_discount',
  'too_many',
] as const;
export type VoucherRefusal = (typeof voucherRefusals)[number];

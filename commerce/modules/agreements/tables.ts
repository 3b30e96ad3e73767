import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { agreementStates } from '@/contract/cardAgreement';
import { currencies } from '@/contract/enumerations';
import { moment, money } from '../../database/columns';

export const cardAgreements = pgTable('card_agreements', {
  /** The secret of the link that ends it. */
  id: text('id').primaryKey(),
  paymentId: uuid('payment_id').notNull().unique(),
  trialDays: integer('trial_days').notNull(),
  amount: money('amount').notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  installments: integer('installments').notNull(),
  consentVersion: text('consent_version').notNull(),
  consentedAt: moment('consented_at').notNull(),
  state: text('state', { enum: ['proposed', ...agreementStates] }).notNull(),
  subscriptionId: text('subscription_id'),
  reference: text('reference'),
  firstChargeAt: moment('first_charge_at'),
});

export const scheduledCharges = pgTable('scheduled_charges', {
  /** Also the idempotency key of its payment. */
  id: uuid('id').primaryKey(),
  agreementId: text('agreement_id').notNull(),
  attempt: smallint('attempt').notNull(),
  dueAt: moment('due_at').notNull(),
  /**
   * The agreement cannot be cancelled from this moment on, because the card is being charged; null:
   * it can.
   */
  lockedSince: moment('locked_since'),
  nextCheckAt: moment('next_check_at'),
  outcome: text('outcome', {
    enum: ['paid', 'declined', 'refused', 'not_reached', 'not_needed', 'cancelled'],
  }),
});

export type AgreementRow = typeof cardAgreements.$inferSelect;
export type ScheduledCharge = typeof scheduledCharges.$inferSelect;
export type ChargeOutcome = NonNullable<ScheduledCharge['outcome']>;

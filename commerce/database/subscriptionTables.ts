import { bigint, date, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declineReasons } from '@/contract/enumerations';
import { invoiceKinds } from '@/contract/invoice';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** Minor units. */
const money = (name: string) => bigint(name, { mode: 'number' });

export const subscriptions = pgTable('subscriptions', {
  id: text('id').primaryKey(),
  leadId: uuid('lead_id').notNull(),
  /** The purchase that began it; null when it was sold elsewhere. */
  purchaseId: uuid('purchase_id').unique(),
  planId: text('plan_id').notNull(),
  amount: money('amount').notNull(),
  startedAt: moment('started_at').notNull(),
});

export const invoices = pgTable('invoices', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: invoiceKinds }).notNull(),
  leadId: uuid('lead_id').notNull(),
  subscriptionId: text('subscription_id'),
  planId: text('plan_id').notNull(),
  description: text('description').notNull(),
  amount: money('amount').notNull(),
  dueDate: date('due_date', { mode: 'string' }).notNull(),
  endsAt: moment('ends_at').notNull(),
  cancelledAt: moment('cancelled_at'),
  createdAt: moment('created_at').notNull(),
});

export const recoveries = pgTable('recoveries', {
  id: text('id').primaryKey(),
  purchaseId: uuid('purchase_id').notNull().unique(),
  paymentId: uuid('payment_id').notNull(),
  failedAt: moment('failed_at').notNull(),
});

export const customOffers = pgTable('custom_offers', {
  id: text('id').primaryKey(),
  subscriptionId: text('subscription_id').notNull(),
  planId: text('plan_id').notNull(),
  name: text('name').notNull(),
  benefits: jsonb('benefits').$type<string[]>().notNull(),
  amount: money('amount').notNull(),
  standardAmount: money('standard_amount').notNull(),
  endsAt: moment('ends_at').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const cardVerifications = pgTable('card_verifications', {
  idempotencyKey: uuid('idempotency_key').primaryKey(),
  subscriptionId: text('subscription_id').notNull(),
  provider: text('provider').notNull(),
  profileId: text('profile_id'),
  declineReason: text('decline_reason', { enum: declineReasons }),
  createdAt: moment('created_at').notNull(),
});

export const samples = pgTable('samples', {
  idempotencyKey: uuid('idempotency_key').primaryKey(),
  requestHash: text('request_hash').notNull(),
  reference: text('reference').notNull(),
  path: text('path').notNull(),
  createdAt: moment('created_at').notNull(),
});

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type InvoiceRow = typeof invoices.$inferSelect;
export type RecoveryRow = typeof recoveries.$inferSelect;
export type CustomOfferRow = typeof customOffers.$inferSelect;
export type CardVerificationRow = typeof cardVerifications.$inferSelect;
export type SampleRow = typeof samples.$inferSelect;

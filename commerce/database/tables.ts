import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Address } from '@/contract/address';
import {
  businesses,
  currencies,
  declineReasons,
  locales,
  operations,
  paymentStates,
  paymentTypes,
} from '@/contract/enumerations';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const leads = pgTable('leads', {
  id: uuid('id').primaryKey(),
  idempotencyKey: uuid('idempotency_key').notNull().unique(),
  requestHash: text('request_hash').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  business: text('business', { enum: businesses }).notNull(),
  productCode: text('product_code').notNull(),
  planId: text('plan_id'),
  seller: text('seller').notNull(),
  source: text('source').notNull(),
  operation: text('operation', { enum: operations }).notNull(),
  locale: text('locale', { enum: locales }).notNull(),
  contactId: text('contact_id'),
  phoneVerifiedAt: moment('phone_verified_at'),
  referer: text('referer'),
  createdAt: moment('created_at').notNull(),
});

export const purchases = pgTable('purchases', {
  id: uuid('id').primaryKey(),
  leadId: uuid('lead_id').notNull(),
  planId: text('plan_id').notNull(),
  type: text('type', { enum: paymentTypes }).notNull(),
  paidPaymentId: uuid('paid_payment_id'),
  createdAt: moment('created_at').notNull(),
});

export const payments = pgTable('payments', {
  id: uuid('id').primaryKey(),
  token: text('token').notNull().unique(),
  purchaseId: uuid('purchase_id').notNull(),
  idempotencyKey: uuid('idempotency_key').notNull().unique(),
  requestHash: text('request_hash').notNull(),
  state: text('state', { enum: paymentStates }).notNull(),
  method: text('method', { enum: ['credit-card', 'pix', 'bankslip', 'm-pesa'] }).notNull(),
  /** Minor units; bigint in the database, well inside a safe integer here. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  installments: integer('installments'),
  business: text('business', { enum: businesses }).notNull(),
  productCode: text('product_code').notNull(),
  planId: text('plan_id').notNull(),
  operation: text('operation', { enum: operations }).notNull(),
  voucher: text('voucher'),
  offer: text('offer'),
  seller: text('seller').notNull(),
  source: text('source').notNull(),
  payerName: text('payer_name').notNull(),
  payerEmail: text('payer_email').notNull(),
  payerPhone: text('payer_phone').notNull(),
  payerDocument: text('payer_document'),
  billingAddress: jsonb('billing_address').$type<Address>(),
  /** E.164: the number that an M-Pesa push goes to. */
  mpesaPhone: text('mpesa_phone'),
  provider: text('provider').notNull(),
  providerChargeId: text('provider_charge_id'),
  profileId: text('profile_id'),
  redirect: text('redirect'),
  declineReason: text('decline_reason', { enum: declineReasons }),
  pixTxid: text('pix_txid'),
  pixCode: text('pix_code'),
  pixExpiresAt: moment('pix_expires_at'),
  bankSlipId: text('bank_slip_id'),
  bankSlipBarcode: text('bank_slip_barcode'),
  bankSlipLine: text('bank_slip_line'),
  bankSlipDueDate: date('bank_slip_due_date', { mode: 'string' }),
  mpesaId: text('mpesa_id'),
  instruction: text('instruction', { enum: ['expire', 'void', 'refund'] }),
  nextCheckAt: moment('next_check_at'),
  checkCount: integer('check_count').notNull().default(0),
  createdAt: moment('created_at').notNull(),
});

export const paymentTransitions = pgTable('payment_transitions', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  fromState: text('from_state', { enum: paymentStates }),
  toState: text('to_state', { enum: paymentStates }).notNull(),
  cause: text('cause', { enum: ['buyer', 'provider', 'webhook', 'sweep'] }).notNull(),
  at: moment('at').notNull(),
});

export const phoneCodes = pgTable('phone_codes', {
  id: uuid('id').primaryKey(),
  idempotencyKey: uuid('idempotency_key').notNull().unique(),
  leadId: uuid('lead_id').notNull(),
  phone: text('phone').notNull(),
  address: text('address'),
  codeHash: text('code_hash').notNull(),
  sentAt: moment('sent_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const phoneCodeTries = pgTable('phone_code_tries', {
  idempotencyKey: uuid('idempotency_key').primaryKey(),
  phoneCodeId: uuid('phone_code_id').notNull(),
  requestHash: text('request_hash').notNull(),
  isRight: boolean('is_right').notNull(),
  attemptsLeft: integer('attempts_left').notNull(),
  at: moment('at').notNull(),
});

export const testBookings = pgTable('test_bookings', {
  id: uuid('id').primaryKey(),
  idempotencyKey: uuid('idempotency_key').notNull().unique(),
  requestHash: text('request_hash').notNull(),
  paymentId: uuid('payment_id').notNull(),
  locationId: text('location_id').notNull(),
  startsAt: moment('starts_at').notNull(),
  createdAt: moment('created_at').notNull(),
  replacedAt: moment('replaced_at'),
});

export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

export type Lead = typeof leads.$inferSelect;
export type PhoneCodeRow = typeof phoneCodes.$inferSelect;
export type PhoneCodeTry = typeof phoneCodeTries.$inferSelect;
export type TestBookingRow = typeof testBookings.$inferSelect;
export type Purchase = typeof purchases.$inferSelect;
export type Payment = typeof payments.$inferSelect;
export type PaymentCause = (typeof paymentTransitions.$inferSelect)['cause'];

import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Address } from '@/contract/address';
import {
  businesses,
  currencies,
  declineReasons,
  inPersonMethods,
  locales,
  operations,
  paymentStates,
  paymentTypes,
  type PaymentMethod,
} from '@/contract/enumerations';

/** A charge's states: a payment's, and those of money that is only held. */
export const partStates = [...paymentStates, 'authorized', 'voided'] as const;

/** The methods that a provider charges. */
export const chargeableMethods = [
  'credit-card',
  'default-credit-card',
  'pix',
  'bankslip',
  'm-pesa',
  'livelo',
  ...inPersonMethods,
] as const satisfies readonly PaymentMethod[];

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
  /** What is paid besides a plan's first sale: an invoice, a subscription's period; else ''. */
  reference: text('reference').notNull(),
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
  /** Of all parts, in minor units; bigint in the database, well inside a safe integer here. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  business: text('business', { enum: businesses }).notNull(),
  productCode: text('product_code').notNull(),
  planId: text('plan_id').notNull(),
  operation: text('operation', { enum: operations }).notNull(),
  voucher: text('voucher'),
  offer: text('offer'),
  flowId: text('flow_id'),
  seller: text('seller').notNull(),
  source: text('source').notNull(),
  payerName: text('payer_name').notNull(),
  payerEmail: text('payer_email').notNull(),
  payerPhone: text('payer_phone').notNull(),
  payerDocument: text('payer_document'),
  billingAddress: jsonb('billing_address').$type<Address>(),
  createdAt: moment('created_at').notNull(),
});

export const paymentParts = pgTable(
  'payment_parts',
  {
    paymentId: uuid('payment_id').notNull(),
    /** 1, or 2 for the second of two methods. */
    position: smallint('position').notNull(),
    /** The provider's idempotency reference; the first part's is the payment's id. */
    reference: text('reference').notNull().unique(),
    state: text('state', { enum: partStates }).notNull(),
    method: text('method', { enum: chargeableMethods }).notNull(),
    /** Minor units. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    installments: integer('installments'),
    /** Of a points programme. */
    points: integer('points'),
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
    instruction: text('instruction', { enum: ['capture', 'expire', 'void', 'refund'] }),
    nextCheckAt: moment('next_check_at'),
    checkCount: integer('check_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.position] })],
);

export const paymentTransitions = pgTable('payment_transitions', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  /** Position of the part that moved, in a payment of two; null: the payment as a whole. */
  part: smallint('part'),
  fromState: text('from_state', { enum: partStates }),
  toState: text('to_state', { enum: partStates }).notNull(),
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

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const contracts = pgTable('contracts', {
  id: uuid('id').primaryKey(),
  leadId: uuid('lead_id').notNull(),
  productCode: text('product_code').notNull(),
  planId: text('plan_id').notNull(),
  termsHash: text('terms_hash').notNull(),
  locale: text('locale', { enum: locales }).notNull(),
  title: text('title').notNull(),
  markdown: text('markdown').notNull(),
  hash: text('hash').notNull(),
  /** Minor units. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  voucher: text('voucher'),
  offer: text('offer'),
  seller: text('seller').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const contractRequests = pgTable('contract_requests', {
  idempotencyKey: uuid('idempotency_key').primaryKey(),
  requestHash: text('request_hash').notNull(),
  contractId: uuid('contract_id').notNull(),
  at: moment('at').notNull(),
});

export const contractAcceptances = pgTable('contract_acceptances', {
  contractId: uuid('contract_id').primaryKey(),
  idempotencyKey: uuid('idempotency_key').notNull().unique(),
  leadId: uuid('lead_id').notNull(),
  hash: text('hash').notNull(),
  address: text('address').notNull(),
  acceptedAt: moment('accepted_at').notNull(),
});

export const contractFiles = pgTable('contract_files', {
  contractId: uuid('contract_id').primaryKey(),
  pdf: bytes('pdf').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const leadDetails = pgTable('lead_details', {
  leadId: uuid('lead_id').primaryKey(),
  birthDate: date('birth_date', { mode: 'string' }),
  document: text('document'),
  relationAccount: text('relation_account'),
  address: jsonb('address').$type<Address>(),
  updatedAt: moment('updated_at').notNull(),
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
export type ContractRow = typeof contracts.$inferSelect;
export type ContractAcceptanceRow = typeof contractAcceptances.$inferSelect;
export type LeadDetails = typeof leadDetails.$inferSelect;
export type PhoneCodeRow = typeof phoneCodes.$inferSelect;
export type PhoneCodeTry = typeof phoneCodeTries.$inferSelect;
export type TestBookingRow = typeof testBookings.$inferSelect;
export type Purchase = typeof purchases.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
/** One charge of a payment. */
export type Part = typeof paymentParts.$inferSelect;
/** A payment as it is written: with its one or two parts, in their order. */
export interface NewPayment extends PaymentRow {
  parts: Part[];
}
/** A payment as it is read: with what its purchase is about. */
export interface Payment extends NewPayment {
  purchase: Pick<Purchase, 'leadId' | 'reference' | 'type'>;
}
export type PartState = Part['state'];
export type Instruction = NonNullable<Part['instruction']>;
export type PaymentCause = (typeof paymentTransitions.$inferSelect)['cause'];

import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Address } from '@/contract/address';
import { cardCompanyIds } from '@/domain/cardCompanies';
import {
  businesses,
  currencies,
  declineReasons,
  operations,
  paymentStates,
  paymentTypes,
} from '@/contract/enumerations';
import type { PaymentPart } from '@/contract/paymentParts';
import type { Tracking } from '@/contract/tracking';
import { moment, money } from '../../database/columns';
import { sealedText } from '../../database/sealing';

export const partStates = [...paymentStates, 'authorized', 'voided'] as const;

export const purchases = pgTable('purchases', {
  id: uuid('id').primaryKey(),
  leadId: uuid('lead_id').notNull(),
  business: text('business', { enum: businesses }).notNull(),
  productCode: text('product_code').notNull(),
  type: text('type', { enum: paymentTypes }).notNull(),
  /**
   * What is paid other than a product's first sale: an invoice, a subscription's period; else ''.
   */
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
  /** Minor units, of all parts; bigint in the database, well inside a safe integer here. */
  amount: money('amount').notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  business: text('business', { enum: businesses }).notNull(),
  productCode: text('product_code').notNull(),
  planId: text('plan_id').notNull(),
  operation: text('operation', { enum: operations }).notNull(),
  voucher: text('voucher'),
  offer: text('offer'),
  flowId: text('flow_id'),
  returnHost: text('return_host'),
  seller: text('seller').notNull(),
  source: text('source').notNull(),
  tracking: jsonb('tracking').$type<Tracking>(),
  description: text('description').notNull(),
  payerName: text('payer_name').notNull(),
  payerEmail: text('payer_email').notNull(),
  payerPhone: sealedText('payer_phone').notNull(),
  payerDocument: sealedText('payer_document'),
  payerDocumentHash: text('payer_document_hash'),
  billingAddress: jsonb('billing_address').$type<Address>(),
  isDeliberate: boolean('is_deliberate').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const paymentParts = pgTable(
  'payment_parts',
  {
    paymentId: uuid('payment_id').notNull(),
    position: smallint('position').notNull(),
    /** The provider's idempotency reference; the first part's is the payment's id. */
    reference: text('reference').notNull().unique(),
    state: text('state', { enum: partStates }).notNull(),
    method: text('method').$type<PaymentPart['method']>().notNull(),
    amount: money('amount').notNull(),
    installments: integer('installments'),
    points: integer('points'),
    mpesaPhone: sealedText('mpesa_phone'),
    provider: text('provider').notNull(),
    providerChargeId: text('provider_charge_id'),
    profileId: text('profile_id'),
    cardCompany: text('card_company', { enum: cardCompanyIds }),
    cardLastDigits: text('card_last_digits'),
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
    pendingAction: text('pending_action', {
      enum: ['capture', 'expire', 'void', 'refund', 'receive'],
    }),
    nextCheckAt: moment('next_check_at'),
    checkCount: integer('check_count').notNull().default(0),
    refundedAmount: money('refunded_amount').notNull().default(0),
    dispute: text('dispute', { enum: ['open', 'won', 'lost'] }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.position] })],
);

export const paymentTransitions = pgTable('payment_transitions', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  part: smallint('part'),
  fromState: text('from_state', { enum: partStates }),
  toState: text('to_state', { enum: partStates }).notNull(),
  cause: text('cause', {
    enum: ['buyer', 'provider', 'webhook', 'sweep', 'reconciliation', 'schedule'],
  }).notNull(),
  at: moment('at').notNull(),
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

export const paymentAlarms = pgTable('payment_alarms', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  paymentId: uuid('payment_id'),
  part: smallint('part'),
  kind: text('kind', {
    enum: [
      'amount',
      'currency',
      'charge_id',
      'refused',
      'unknown_charge',
      'missing_charge',
      'not_chargeable',
      'disputed',
    ],
  }).notNull(),
  expected: text('expected').notNull(),
  received: text('received').notNull(),
  times: integer('times').notNull().default(1),
  firstAt: moment('first_at').notNull(),
  lastAt: moment('last_at').notNull(),
  reportedAt: moment('reported_at'),
  resolvedAt: moment('resolved_at'),
});

export const reconciliations = pgTable(
  'reconciliations',
  {
    provider: text('provider').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
    charges: integer('charges').notNull().default(0),
    repaired: integer('repaired').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.provider, table.day] })],
);

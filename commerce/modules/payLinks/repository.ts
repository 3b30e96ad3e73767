import { and, desc, eq, exists, gt, isNull, notExists, or, sql } from 'drizzle-orm';
import { date, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { invoiceKinds } from '@/contract/invoice';
import { moment, money } from '../../database/columns';
import type { Executor } from '../../database/connect';
import { isPaidReference } from '../payments/conditions';

const invoices = pgTable('invoices', {
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

const recoveries = pgTable('recoveries', {
  id: text('id').primaryKey(),
  purchaseId: uuid('purchase_id').notNull().unique(),
  paymentId: uuid('payment_id').notNull(),
  failedAt: moment('failed_at').notNull(),
});

const customOffers = pgTable('custom_offers', {
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

export type InvoiceRow = typeof invoices.$inferSelect;
export type RecoveryRow = typeof recoveries.$inferSelect;
export type CustomOfferRow = typeof customOffers.$inferSelect;

interface InvoiceRepository {
  create(invoice: InvoiceRow): Promise<void>;
  findOpen(id: string, now: Date): Promise<InvoiceRow | undefined>;
  isPaid(id: string): Promise<boolean>;
}

export function invoiceRepository(executor: Executor): InvoiceRepository {
  return {
    async create(invoice) {
      await executor.insert(invoices).values(invoice);
    },
    async findOpen(id, now) {
      const [invoice] = await executor
        .select()
        .from(invoices)
        .where(
          and(
            eq(invoices.id, id),
            isNull(invoices.cancelledAt),
            gt(invoices.endsAt, now),
            notExists(isPaidReference(executor, sql`${invoices.id}`, sql`${invoices.kind}`)),
          ),
        );
      return invoice;
    },
    async isPaid(id) {
      const paid = isPaidReference(executor, sql`${invoices.id}`, sql`${invoices.kind}`);
      return (await executor.$count(invoices, and(eq(invoices.id, id), exists(paid)))) > 0;
    },
  };
}

interface CustomOfferRepository {
  create(offer: CustomOfferRow): Promise<void>;
  findOpen(id: string, now: Date): Promise<CustomOfferRow | undefined>;
  isPaid(id: string): Promise<boolean>;
}

export function customOfferRepository(executor: Executor): CustomOfferRepository {
  return {
    async create(offer) {
      await executor.insert(customOffers).values(offer);
    },
    async findOpen(id, now) {
      const [offer] = await executor
        .select()
        .from(customOffers)
        .where(
          and(
            or(eq(customOffers.id, id), eq(customOffers.subscriptionId, id)),
            gt(customOffers.endsAt, now),
            notExists(isPaidReference(executor, sql`${customOffers.id}`, sql`'sale-invoice'`)),
          ),
        )
        .orderBy(desc(customOffers.createdAt))
        .limit(1);
      return offer;
    },
    async isPaid(id) {
      const isMeant = or(eq(customOffers.id, id), eq(customOffers.subscriptionId, id));
      const paid = isPaidReference(executor, sql`${customOffers.id}`, sql`'sale-invoice'`);
      return (await executor.$count(customOffers, and(isMeant, exists(paid)))) > 0;
    },
  };
}

interface RecoveryRepository {
  upsert(recovery: RecoveryRow): Promise<void>;
  findSince(id: string, since: Date): Promise<RecoveryRow | undefined>;
  findByPurchase(purchaseId: string): Promise<RecoveryRow | undefined>;
}

export function recoveryRepository(executor: Executor): RecoveryRepository {
  return {
    async upsert(recovery) {
      const { paymentId, failedAt } = recovery;
      await executor
        .insert(recoveries)
        .values(recovery)
        .onConflictDoUpdate({ target: recoveries.purchaseId, set: { paymentId, failedAt } });
    },
    async findSince(id, since) {
      const [recovery] = await executor
        .select()
        .from(recoveries)
        .where(and(eq(recoveries.id, id), gt(recoveries.failedAt, since)));
      return recovery;
    },
    async findByPurchase(purchaseId) {
      const [recovery] = await executor
        .select()
        .from(recoveries)
        .where(eq(recoveries.purchaseId, purchaseId));
      return recovery;
    },
  };
}

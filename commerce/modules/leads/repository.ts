import { and, eq, isNull, sql } from 'drizzle-orm';
import { date, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Address } from '@/contract/address';
import type { Tracking } from '@/contract/tracking';
import { businesses, locales, operations, planTypes } from '@/contract/enumerations';
import { moment } from '../../database/columns';
import { type Executor, nameStatement } from '../../database/connect';
import { fingerprintOf, sealedText } from '../../database/sealing';

export const leads = pgTable('leads', {
  id: uuid('id').primaryKey(),
  idempotencyKey: uuid('idempotency_key').notNull().unique(),
  requestHash: text('request_hash').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: sealedText('phone').notNull(),
  business: text('business', { enum: businesses }).notNull(),
  productCode: text('product_code').notNull(),
  planId: text('plan_id'),
  planType: text('plan_type', { enum: planTypes }),
  seller: text('seller').notNull(),
  source: text('source').notNull(),
  operation: text('operation', { enum: operations }).notNull(),
  locale: text('locale', { enum: locales }).notNull(),
  flowId: text('flow_id'),
  brand: text('brand'),
  contactId: text('contact_id'),
  phoneVerifiedAt: moment('phone_verified_at'),
  referer: text('referer'),
  tracking: jsonb('tracking').$type<Tracking>(),
  createdAt: moment('created_at').notNull(),
  erasedAt: moment('erased_at'),
});

const leadDetails = pgTable('lead_details', {
  leadId: uuid('lead_id').primaryKey(),
  birthDate: date('birth_date', { mode: 'string' }),
  document: sealedText('document'),
  documentHash: text('document_hash'),
  payerDocument: sealedText('payer_document'),
  payerDocumentHash: text('payer_document_hash'),
  relationAccount: text('relation_account'),
  address: jsonb('address').$type<Address>(),
  updatedAt: moment('updated_at').notNull(),
});

export type LeadDetails = typeof leadDetails.$inferSelect;

export type LeadRow = typeof leads.$inferSelect;

export type NewLead = Omit<LeadRow, 'erasedAt' | 'phoneVerifiedAt'>;

interface LeadRepository {
  find(id: string): Promise<LeadRow | undefined>;
  /** Both ways to erase a lead lock it for update: they wait for the transaction, or it for them. */
  hold(id: string): Promise<boolean>;
  findByIdempotencyKey(key: string): Promise<LeadRow | undefined>;
  markPhoneVerified(id: string, at: Date): Promise<void>;
}

export function leadRepository(executor: Executor): LeadRepository {
  return {
    /** A call reads its lead several times: planning costs more than reading. */
    async find(id) {
      const [lead] = await executor
        .select()
        .from(leads)
        .where(and(eq(leads.id, sql.placeholder('id')), isNull(leads.erasedAt)))
        .prepare(nameStatement(executor, 'find_lead'))
        .execute({ id });
      return lead;
    },
    async hold(id) {
      const held = await executor
        .select({ id: leads.id })
        .from(leads)
        .where(and(eq(leads.id, id), isNull(leads.erasedAt)))
        .for('key share');
      return held.length > 0;
    },
    async markPhoneVerified(id, phoneVerifiedAt) {
      await executor.update(leads).set({ phoneVerifiedAt }).where(eq(leads.id, id));
    },
    async findByIdempotencyKey(key) {
      const [lead] = await executor.select().from(leads).where(eq(leads.idempotencyKey, key));
      return lead;
    },
  };
}

type LeadDetailChanges = Partial<
  Omit<LeadDetails, 'documentHash' | 'leadId' | 'payerDocumentHash' | 'updatedAt'>
>;

interface LeadDetailRepository {
  find(leadId: string): Promise<LeadDetails | undefined>;
  /** @returns All that is known of the lead now. */
  update(leadId: string, details: LeadDetailChanges, at: Date): Promise<LeadDetails | undefined>;
}

export function leadDetailRepository(executor: Executor): LeadDetailRepository {
  return {
    async find(leadId) {
      const [details] = await executor
        .select()
        .from(leadDetails)
        .where(eq(leadDetails.leadId, leadId));
      return details;
    },
    async update(leadId, changes, updatedAt) {
      const { document, payerDocument } = changes;
      const details = {
        ...changes,
        ...(document !== undefined && { documentHash: fingerprintOf(document) }),
        ...(payerDocument !== undefined && { payerDocumentHash: fingerprintOf(payerDocument) }),
      };
      const [written] = await executor
        .insert(leadDetails)
        .values({ leadId, ...details, updatedAt })
        .onConflictDoUpdate({ target: leadDetails.leadId, set: { ...details, updatedAt } })
        .returning();
      return written;
    },
  };
}

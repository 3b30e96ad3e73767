import { and, eq, isNull, sql } from 'drizzle-orm';
import { date, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Address } from '@/contract/address';
import type { Tracking } from '@/contract/tracking';
import { businesses, locales, operations, planTypes } from '@/contract/enumerations';
import { moment } from '../../database/columns';
import { type Executor, nameStatement } from '../../database/connect';
import { fingerprintOf, sealedText } from '../../database/sealing';

const leads = pgTable('leads', {
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
  /** @returns False when a lead with this idempotency key exists; nothing is written then. */
  create(lead: NewLead): Promise<boolean>;
  find(id: string): Promise<LeadRow | undefined>;
  findByIdempotencyKey(key: string): Promise<LeadRow | undefined>;
  markPhoneVerified(id: string, at: Date): Promise<void>;
}

const { placeholder } = sql;

function prepareInsert(executor: Executor) {
  return executor
    .insert(leads)
    .values({
      id: placeholder('id'),
      idempotencyKey: placeholder('idempotencyKey'),
      requestHash: placeholder('requestHash'),
      name: placeholder('name'),
      email: placeholder('email'),
      phone: placeholder('phone'),
      business: placeholder('business'),
      productCode: placeholder('productCode'),
      planId: placeholder('planId'),
      planType: placeholder('planType'),
      seller: placeholder('seller'),
      source: placeholder('source'),
      operation: placeholder('operation'),
      locale: placeholder('locale'),
      flowId: placeholder('flowId'),
      brand: placeholder('brand'),
      contactId: placeholder('contactId'),
      referer: placeholder('referer'),
      // Cast from text: as the value of the column, null would be written as JSON's own.
      tracking: sql`${placeholder('tracking')}::jsonb`,
      createdAt: placeholder('createdAt'),
    })
    .onConflictDoNothing({ target: leads.idempotencyKey })
    .returning({ id: leads.id })
    .prepare(nameStatement(executor, 'create_lead'));
}

const prepared = new WeakMap<Executor, ReturnType<typeof prepareInsert>>();

function getInsert(executor: Executor) {
  const insert = prepared.get(executor) ?? prepareInsert(executor);
  prepared.set(executor, insert);
  return insert;
}

export function leadRepository(executor: Executor): LeadRepository {
  return {
    async create(lead) {
      const written = await getInsert(executor).execute({ ...lead });
      return written.length > 0;
    },
    async find(id) {
      const [lead] = await executor
        .select()
        .from(leads)
        .where(and(eq(leads.id, id), isNull(leads.erasedAt)));
      return lead;
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

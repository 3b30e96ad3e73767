import { date, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Address } from '@/contract/address';
import { businesses, locales, operations } from '@/contract/enumerations';
import { moment } from '../../database/columns';

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

export const leadDetails = pgTable('lead_details', {
  leadId: uuid('lead_id').primaryKey(),
  birthDate: date('birth_date', { mode: 'string' }),
  document: text('document'),
  relationAccount: text('relation_account'),
  address: jsonb('address').$type<Address>(),
  updatedAt: moment('updated_at').notNull(),
});

export type LeadDetails = typeof leadDetails.$inferSelect;

import {
  bigint,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { eventTypes } from '@/contract/events/eventTypes';
import { moment } from '../../database/columns';
import { sealedText } from '../../database/sealing';

export const outbox = pgTable('outbox', {
  id: uuid('id').primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
  stream: uuid('stream').notNull(),
  type: text('type', { enum: eventTypes }).notNull(),
  version: smallint('version').notNull(),
  business: text('business').notNull(),
  leadId: uuid('lead_id').notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  /**
   * JSON of the members that identify somebody; null: the person was forgotten, or there are none.
   */
  personal: sealedText('personal'),
  createdAt: moment('created_at').notNull(),
});

export const outboxDeliveries = pgTable(
  'outbox_deliveries',
  {
    eventId: uuid('event_id').notNull(),
    destination: text('destination').notNull(),
    stream: uuid('stream').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    state: text('state', { enum: ['pending', 'delivered', 'failed'] })
      .notNull()
      .default('pending'),
    attempts: integer('attempts').notNull().default(0),
    lastResult: text('last_result'),
    queuedAt: moment('queued_at').notNull(),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.destination] })],
);

export type OutboxRow = typeof outbox.$inferSelect;

import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LiveloDevice } from '@/contract/livelo';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const liveloSessions = pgTable('livelo_sessions', {
  id: uuid('id').primaryKey(),
  token: text('token').notNull().unique(),
  idempotencyKey: uuid('idempotency_key').notNull().unique(),
  leadId: uuid('lead_id').notNull(),
  memberId: text('member_id').notNull(),
  devices: jsonb('devices').$type<LiveloDevice[]>().notNull(),
  address: text('address'),
  authorization: text('authorization'),
  blockedAt: moment('blocked_at'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const liveloCodes = pgTable('livelo_codes', {
  id: uuid('id').primaryKey(),
  idempotencyKey: uuid('idempotency_key').notNull().unique(),
  sessionId: uuid('session_id').notNull(),
  memberId: text('member_id').notNull(),
  deviceId: text('device_id').notNull(),
  address: text('address'),
  sentAt: moment('sent_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const liveloCodeTries = pgTable('livelo_code_tries', {
  idempotencyKey: uuid('idempotency_key').primaryKey(),
  codeId: uuid('code_id').notNull(),
  requestHash: text('request_hash').notNull(),
  outcome: text('outcome', { enum: ['right', 'wrong', 'expired', 'blocked'] }),
  attemptsLeft: integer('attempts_left').notNull(),
  at: moment('at').notNull(),
});

export type LiveloSessionRow = typeof liveloSessions.$inferSelect;
export type LiveloCodeRow = typeof liveloCodes.$inferSelect;
export type LiveloCodeTry = typeof liveloCodeTries.$inferSelect;

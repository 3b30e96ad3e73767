import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Consent } from '@/contract/consent';
import type { LeadRequest } from '@/contract/lead';
import { moment } from '../../database/columns';
import type { Executor } from '../../database/connect';

const consents = pgTable('consents', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  leadId: uuid('lead_id').notNull(),
  paymentId: uuid('payment_id'),
  kind: text('kind', {
    enum: ['privacy-notice', 'terms', 'stored-card', 'cart-reminder'],
  }).notNull(),
  version: text('version').notNull(),
  termsAddress: text('terms_address'),
  privacyAddress: text('privacy_address'),
  agreedAt: moment('agreed_at').notNull(),
});

interface Agreed {
  leadId: string;
  paymentId: string | null;
  kind: (typeof consents.$inferSelect)['kind'];
  agreedAt: Date;
}

export type LeadConsents = Pick<LeadRequest, 'consent' | 'reminderConsent'>;

const toRow = (agreed: Agreed, { privacy, terms, version }: Consent) => ({
  ...agreed,
  version,
  termsAddress: terms,
  privacyAddress: privacy,
});

export async function keepConsent(
  executor: Executor,
  agreed: Agreed,
  consent: Consent | undefined,
): Promise<void> {
  if (!consent) return;
  await executor.insert(consents).values(toRow(agreed, consent)).onConflictDoNothing();
}

/** What a buyer agreed to with the contact. */
export const listLeadConsents = ({ consent, reminderConsent }: LeadConsents) => [
  ...(consent ? [{ kind: 'privacy-notice' as const, ...consent }] : []),
  ...(reminderConsent ? [{ kind: 'cart-reminder' as const, ...reminderConsent }] : []),
];

/** Stores what a buyer agreed to with the contact, in one statement; what is stored already stays. */
export async function keepLeadConsents(
  executor: Executor,
  { createdAt: agreedAt, id: leadId }: Readonly<{ id: string; createdAt: Date }>,
  agreed: LeadConsents,
): Promise<void> {
  const rows = listLeadConsents(agreed).map(({ kind, ...consent }) =>
    toRow({ leadId, paymentId: null, agreedAt, kind }, consent),
  );
  if (rows.length > 0) await executor.insert(consents).values(rows).onConflictDoNothing();
}

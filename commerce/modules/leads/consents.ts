import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Consent } from '@/contract/consent';
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

export async function keepConsent(
  executor: Executor,
  agreed: Agreed,
  consent: Consent | undefined,
): Promise<void> {
  if (!consent) return;
  const { privacy: privacyAddress, terms: termsAddress, version } = consent;
  await executor
    .insert(consents)
    .values({ ...agreed, version, termsAddress, privacyAddress })
    .onConflictDoNothing();
}

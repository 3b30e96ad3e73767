import { and, eq, gt, or } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { currencies } from '@/contract/enumerations';
import { moment, money } from '../../database/columns';
import type { Executor } from '../../database/connect';
import { paymentParts, payments } from './tables';

const storedCards = pgTable('stored_cards', {
  id: uuid('id').primaryKey(),
  leadId: uuid('lead_id').notNull(),
  paymentId: uuid('payment_id').unique(),
  subscriptionId: text('subscription_id'),
  profileId: text('profile_id').unique(),
  secretHash: text('secret_hash').notNull(),
  legalEntity: text('legal_entity').notNull(),
  limitAmount: money('limit_amount').notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  consentVersion: text('consent_version').notNull(),
  consentedAt: moment('consented_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export type StoredCardRow = typeof storedCards.$inferSelect;

interface StoredCardKey {
  profileId: string;
  leadId: string;
  secretHash: string;
  now: Date;
}

export interface UsableCard extends StoredCardRow {
  purchased: Pick<typeof payments.$inferSelect, 'business' | 'operation' | 'productCode'> | null;
}

interface StoredCardRepository {
  /** Writes a payment's card. @returns false when it was written before */
  create(card: StoredCardRow): Promise<boolean>;
  createChecked(card: StoredCardRow): Promise<void>;
  findUsable(key: StoredCardKey): Promise<UsableCard | undefined>;
}

export function storedCardRepository(executor: Executor): StoredCardRepository {
  return {
    async create(card) {
      const written = await executor
        .insert(storedCards)
        .values(card)
        .onConflictDoNothing()
        .returning({ id: storedCards.id });
      return written.length > 0;
    },
    async createChecked(card) {
      await executor
        .insert(storedCards)
        .values(card)
        .onConflictDoUpdate({
          target: storedCards.profileId,
          set: { secretHash: card.secretHash },
        });
    },
    async findUsable({ leadId, now, profileId, secretHash }) {
      const [found] = await executor
        .select({
          card: storedCards,
          purchased: {
            business: payments.business,
            operation: payments.operation,
            productCode: payments.productCode,
          },
        })
        .from(storedCards)
        .leftJoin(payments, eq(payments.id, storedCards.paymentId))
        .leftJoin(
          paymentParts,
          and(eq(paymentParts.paymentId, payments.id), eq(paymentParts.profileId, profileId)),
        )
        .where(
          and(
            eq(storedCards.secretHash, secretHash),
            eq(storedCards.leadId, leadId),
            gt(storedCards.expiresAt, now),
            or(
              eq(storedCards.profileId, profileId),
              and(eq(paymentParts.profileId, profileId), eq(payments.state, 'paid')),
            ),
          ),
        )
        .limit(1);
      return found && { ...found.card, purchased: found.purchased };
    },
  };
}

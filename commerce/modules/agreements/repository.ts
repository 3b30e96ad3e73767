import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  isNotNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { agreementStates } from '@/contract/cardAgreement';
import { currencies } from '@/contract/enumerations';
import { moment, money } from '../../database/columns';
import type { Executor, Transaction } from '../../database/connect';
import {
  isPaymentAt,
  isPaymentBy,
  isPaymentInState,
  isPaymentOf,
  type ProductPayer,
  selectPartsElsewhere,
} from '../payments/conditions';
import { findNewestPaymentId } from '../payments/findPayment';

const cardAgreements = pgTable('card_agreements', {
  /** The secret of the link that ends it. */
  id: text('id').primaryKey(),
  paymentId: uuid('payment_id').notNull().unique(),
  trialDays: integer('trial_days').notNull(),
  /** Minor units with interest, as charged each time. */
  amount: money('amount').notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  installments: integer('installments').notNull(),
  consentVersion: text('consent_version').notNull(),
  consentedAt: moment('consented_at').notNull(),
  state: text('state', { enum: ['proposed', ...agreementStates] }).notNull(),
  /** What a proposed one does not have yet. */
  subscriptionId: text('subscription_id'),
  /** The period of the subscription that is charged, as its purchase is named. */
  reference: text('reference'),
  firstChargeAt: moment('first_charge_at'),
});

const scheduledCharges = pgTable('scheduled_charges', {
  /** The idempotency key of its payment too. */
  id: uuid('id').primaryKey(),
  agreementId: text('agreement_id').notNull(),
  attempt: smallint('attempt').notNull(),
  dueAt: moment('due_at').notNull(),
  /** Since when the agreement cannot be cancelled, for the card is being charged; null: it can. */
  lockedSince: moment('started_at'),
  nextCheckAt: moment('next_check_at'),
  outcome: text('outcome', {
    enum: ['paid', 'declined', 'refused', 'not_reached', 'not_needed', 'cancelled'],
  }),
});

export type AgreementRow = typeof cardAgreements.$inferSelect;
export type ScheduledCharge = typeof scheduledCharges.$inferSelect;
export type ChargeOutcome = NonNullable<ScheduledCharge['outcome']>;

interface AgreementRepository {
  create(agreement: AgreementRow): Promise<void>;
  find(id: string): Promise<AgreementRow | undefined>;
  findByPayment(paymentId: string): Promise<AgreementRow | undefined>;
  /** The newest agreement that a subscription began with. */
  findBySubscription(subscriptionId: string): Promise<AgreementRow | undefined>;
  update(id: string, changes: Partial<Omit<AgreementRow, 'id'>>): Promise<void>;
  /** Whether somebody of this e-mail address or document has begun a trial, or is about to. */
  hasBegun(buyer: ProductPayer): Promise<boolean>;
  /** When a lead's cards were checked for a trial since a moment, oldest first. */
  listChecksOfLead(leadId: string, since: Date): Promise<Date[]>;
  /** The same of all who gave this document. */
  listChecksOfDocument(document: string, since: Date): Promise<Date[]>;
}

export function agreementRepository(executor: Executor): AgreementRepository {
  const findWhere = async (condition: ReturnType<typeof eq>) => {
    const [agreement] = await executor.select().from(cardAgreements).where(condition);
    return agreement;
  };
  const paymentId = sql`${cardAgreements.paymentId}`;
  // An agreement is proposed at the moment of its payment.
  const listChecks = async (condition: SQL, since: Date) => {
    const checks = await executor
      .select({ at: cardAgreements.consentedAt })
      .from(cardAgreements)
      .where(and(condition, gt(cardAgreements.consentedAt, since)))
      .orderBy(asc(cardAgreements.consentedAt));
    return checks.map(({ at }) => at);
  };
  return {
    listChecksOfLead: (leadId, since) =>
      listChecks(isPaymentOf(executor, paymentId, { leadId }), since),
    listChecksOfDocument: (document, since) =>
      listChecks(isPaymentOf(executor, paymentId, { document }), since),
    async create(agreement) {
      await executor.insert(cardAgreements).values(agreement);
    },
    find: (id) => findWhere(eq(cardAgreements.id, id)),
    findByPayment: (paymentId) => findWhere(eq(cardAgreements.paymentId, paymentId)),
    async findBySubscription(subscriptionId) {
      const [agreement] = await executor
        .select()
        .from(cardAgreements)
        .where(eq(cardAgreements.subscriptionId, subscriptionId))
        .orderBy(desc(cardAgreements.consentedAt))
        .limit(1);
      return agreement;
    },
    async update(id, changes) {
      await executor.update(cardAgreements).set(changes).where(eq(cardAgreements.id, id));
    },
    async hasBegun(buyer) {
      const isBegun = or(
        ne(cardAgreements.state, 'proposed'),
        isPaymentInState(executor, paymentId, ['created', 'processing']),
      );
      const isOfBuyer = isPaymentBy(executor, paymentId, buyer);
      return (await executor.$count(cardAgreements, and(isOfBuyer, isBegun))) > 0;
    },
  };
}

/** Reads an agreement and holds its lock until the transaction ends. */
export async function lockAgreement(
  transaction: Transaction,
  id: string,
): Promise<AgreementRow | undefined> {
  const [agreement] = await transaction
    .select()
    .from(cardAgreements)
    .where(eq(cardAgreements.id, id))
    .for('update');
  return agreement;
}

interface ScheduledChargeRepository {
  create(charge: ScheduledCharge): Promise<void>;
  find(id: string): Promise<ScheduledCharge | undefined>;
  /** The one that an agreement has planned or under way. */
  findOpen(agreementId: string): Promise<ScheduledCharge | undefined>;
  /** The newest one that has come to something. */
  findLastSettled(agreementId: string): Promise<ScheduledCharge | undefined>;
  /** The payment of an agreement's last try that was placed. */
  findLastPaymentId(agreementId: string): Promise<string | undefined>;
  /** The payment of the try that is paid, whichever it was. */
  findPaidPaymentId(agreementId: string): Promise<string | undefined>;
  /**
   * Locks the one that is due the longest, leaving out those that others work on, and those of cards
   * that another provider keeps.
   */
  lockDue(provider: string, now: Date): Promise<ScheduledCharge | undefined>;
  /** How many charges are planned of cards that other providers keep, by the provider's name. */
  countPlannedElsewhere(provider: string): Promise<{ provider: string; charges: number }[]>;
  update(id: string, changes: Partial<Omit<ScheduledCharge, 'id'>>): Promise<void>;
}

export function scheduledChargeRepository(executor: Executor): ScheduledChargeRepository {
  const findPaymentId = async (agreementId: string, state?: 'paid') => {
    const tries = await executor
      .select({ id: scheduledCharges.id })
      .from(scheduledCharges)
      .where(eq(scheduledCharges.agreementId, agreementId));
    return findNewestPaymentId(
      executor,
      tries.map(({ id }) => id),
      state,
    );
  };
  return {
    async create(charge) {
      await executor.insert(scheduledCharges).values(charge);
    },
    async find(id) {
      const [charge] = await executor
        .select()
        .from(scheduledCharges)
        .where(eq(scheduledCharges.id, id));
      return charge;
    },
    async findOpen(agreementId) {
      const [charge] = await executor
        .select()
        .from(scheduledCharges)
        .where(
          and(
            eq(scheduledCharges.agreementId, agreementId),
            isNotNull(scheduledCharges.nextCheckAt),
          ),
        );
      return charge;
    },
    async findLastSettled(agreementId) {
      const [charge] = await executor
        .select()
        .from(scheduledCharges)
        .where(
          and(eq(scheduledCharges.agreementId, agreementId), isNotNull(scheduledCharges.outcome)),
        )
        .orderBy(desc(scheduledCharges.dueAt))
        .limit(1);
      return charge;
    },
    findLastPaymentId: (agreementId) => findPaymentId(agreementId),
    findPaidPaymentId: (agreementId) => findPaymentId(agreementId, 'paid'),
    async lockDue(provider, now) {
      const [charge] = await executor
        .select()
        .from(scheduledCharges)
        .where(
          and(
            lte(scheduledCharges.nextCheckAt, now),
            exists(
              executor
                .select({ id: cardAgreements.id })
                .from(cardAgreements)
                .where(
                  and(
                    eq(cardAgreements.id, scheduledCharges.agreementId),
                    isPaymentAt(executor, sql`${cardAgreements.paymentId}`, provider),
                  ),
                ),
            ),
          ),
        )
        .orderBy(asc(scheduledCharges.nextCheckAt))
        .limit(1)
        .for('update', { skipLocked: true });
      return charge;
    },
    countPlannedElsewhere: (provider) => {
      const parts = selectPartsElsewhere(executor, provider);
      return executor
        .select({ provider: parts.provider, charges: count() })
        .from(scheduledCharges)
        .innerJoin(cardAgreements, eq(cardAgreements.id, scheduledCharges.agreementId))
        .innerJoin(parts, eq(parts.paymentId, cardAgreements.paymentId))
        .where(isNotNull(scheduledCharges.nextCheckAt))
        .groupBy(parts.provider);
    },
    async update(id, changes) {
      await executor.update(scheduledCharges).set(changes).where(eq(scheduledCharges.id, id));
    },
  };
}

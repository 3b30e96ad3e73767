import { and, asc, desc, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/connect';
import {
  isPaymentBy,
  isPaymentInState,
  isPaymentOf,
  type ProductPayer,
} from '../payments/conditions';
import { type AgreementRow, cardAgreements } from './tables';

interface AgreementRepository {
  create(agreement: AgreementRow): Promise<void>;
  find(id: string): Promise<AgreementRow | undefined>;
  findByPayment(paymentId: string): Promise<AgreementRow | undefined>;
  findBySubscription(subscriptionId: string): Promise<AgreementRow | undefined>;
  update(id: string, changes: Partial<Omit<AgreementRow, 'id'>>): Promise<void>;
  hasBegun(buyer: ProductPayer): Promise<boolean>;
  listChecksOfLead(leadId: string, since: Date): Promise<Date[]>;
  listChecksOfDocument(document: string, since: Date): Promise<Date[]>;
}

export function agreementRepository(executor: Executor): AgreementRepository {
  const findWhere = async (condition: ReturnType<typeof eq>) => {
    const [agreement] = await executor.select().from(cardAgreements).where(condition);
    return agreement;
  };
  const paymentId = sql`${cardAgreements.paymentId}`;
  // `consentedAt` is the moment of the payment, and so of the card's check.
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

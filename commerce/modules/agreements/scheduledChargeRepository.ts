import { and, asc, count, desc, eq, exists, isNotNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../database/connect';
import { isPaymentAt, selectPartsElsewhere } from '../payments/conditions';
import { findNewestPaymentId } from '../payments/findPayment';
import { cardAgreements, type ScheduledCharge, scheduledCharges } from './tables';

interface ScheduledChargeRepository {
  create(charge: ScheduledCharge): Promise<void>;
  find(id: string): Promise<ScheduledCharge | undefined>;
  findOpen(agreementId: string): Promise<ScheduledCharge | undefined>;
  findLastSettled(agreementId: string): Promise<ScheduledCharge | undefined>;
  findLastPaymentId(agreementId: string): Promise<string | undefined>;
  findPaidPaymentId(agreementId: string): Promise<string | undefined>;
  lockDue(provider: string, now: Date): Promise<ScheduledCharge | undefined>;
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

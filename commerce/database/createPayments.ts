import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { PaymentState } from '@/contract/enumerations';
import type { Executor } from './connect';
import { payments, type Payment } from './tables';

export interface Payments {
  create(payment: Payment): Promise<void>;
  get(id: string): Promise<Payment | undefined>;
  getByToken(token: string): Promise<Payment | undefined>;
  getByIdempotencyKey(key: string): Promise<Payment | undefined>;
  /** Payments of a purchase that are in one of these states, oldest first. */
  list(purchaseId: string, states: readonly PaymentState[]): Promise<Payment[]>;
  update(id: string, changes: Partial<Payment>): Promise<Payment>;
  /** Locks payments whose next check is due, leaving out those another process works on. */
  lockDue(now: Date, limit: number): Promise<Payment[]>;
}

export function createPayments(executor: Executor): Payments {
  const getWhere = async (condition: ReturnType<typeof eq>) => {
    const [payment] = await executor.select().from(payments).where(condition);
    return payment;
  };
  return {
    async create(payment) {
      await executor.insert(payments).values(payment);
    },
    get: (id) => getWhere(eq(payments.id, id)),
    getByToken: (token) => getWhere(eq(payments.token, token)),
    getByIdempotencyKey: (key) => getWhere(eq(payments.idempotencyKey, key)),
    list: (purchaseId, states) =>
      executor
        .select()
        .from(payments)
        .where(and(eq(payments.purchaseId, purchaseId), inArray(payments.state, [...states])))
        .orderBy(asc(payments.createdAt)),
    async update(id, changes) {
      const [payment] = await executor
        .update(payments)
        .set(changes)
        .where(eq(payments.id, id))
        .returning();
      if (!payment) throw new Error('The payment is gone');
      return payment;
    },
    lockDue: (now, limit) =>
      executor
        .select()
        .from(payments)
        .where(lte(payments.nextCheckAt, now))
        .orderBy(asc(payments.nextCheckAt))
        .limit(limit)
        .for('update', { skipLocked: true }),
  };
}

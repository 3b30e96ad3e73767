import { and, asc, eq, inArray, lte, type SQL } from 'drizzle-orm';
import type { PaymentState } from '@/contract/enumerations';
import type { Executor } from './connect';
import {
  paymentParts,
  payments,
  purchases,
  type NewPayment,
  type Part,
  type Payment,
} from './tables';

export interface Payments {
  create(payment: NewPayment): Promise<void>;
  get(id: string): Promise<Payment | undefined>;
  getByToken(token: string): Promise<Payment | undefined>;
  getByIdempotencyKey(key: string): Promise<Payment | undefined>;
  /** The payment that one of its charges belongs to. */
  getByChargeReference(reference: string): Promise<Payment | undefined>;
  /** Payments of a purchase that are in one of these states, oldest first. */
  list(purchaseId: string, states: readonly PaymentState[]): Promise<Payment[]>;
  setState(id: string, state: PaymentState): Promise<void>;
  updatePart(
    part: Pick<Part, 'paymentId' | 'position'>,
    changes: Partial<Omit<Part, 'paymentId' | 'position'>>,
  ): Promise<Part>;
  /** Locks parts whose next check is due, leaving out those another process works on. */
  lockDueParts(now: Date, limit: number): Promise<Part[]>;
}

const { leadId, reference, type } = purchases;

function readsOf(executor: Executor) {
  return async (condition: SQL | undefined): Promise<Payment[]> => {
    const rows = await executor
      .select({ payment: payments, purchase: { leadId, reference, type } })
      .from(payments)
      .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
      .where(condition)
      .orderBy(asc(payments.createdAt));
    if (rows.length === 0) return [];
    const ids = rows.map(({ payment }) => payment.id);
    const parts = await executor
      .select()
      .from(paymentParts)
      .where(inArray(paymentParts.paymentId, ids))
      .orderBy(asc(paymentParts.position));
    return rows.map(({ payment, purchase }) => ({
      ...payment,
      purchase,
      parts: parts.filter(({ paymentId }) => paymentId === payment.id),
    }));
  };
}

export function createPayments(executor: Executor): Payments {
  const listWhere = readsOf(executor);
  const getWhere = async (condition: SQL) => (await listWhere(condition))[0];
  return {
    async create({ parts, ...payment }) {
      await executor.insert(payments).values(payment);
      await executor.insert(paymentParts).values(parts);
    },
    get: (id) => getWhere(eq(payments.id, id)),
    getByToken: (token) => getWhere(eq(payments.token, token)),
    getByIdempotencyKey: (key) => getWhere(eq(payments.idempotencyKey, key)),
    async getByChargeReference(reference) {
      const [part] = await executor
        .select({ paymentId: paymentParts.paymentId })
        .from(paymentParts)
        .where(eq(paymentParts.reference, reference));
      return part && getWhere(eq(payments.id, part.paymentId));
    },
    list: (purchaseId, states) =>
      listWhere(and(eq(payments.purchaseId, purchaseId), inArray(payments.state, [...states]))),
    async setState(id, state) {
      await executor.update(payments).set({ state }).where(eq(payments.id, id));
    },
    async updatePart({ paymentId, position }, changes) {
      const [part] = await executor
        .update(paymentParts)
        .set(changes)
        .where(and(eq(paymentParts.paymentId, paymentId), eq(paymentParts.position, position)))
        .returning();
      if (!part) throw new Error('The payment is gone');
      return part;
    },
    lockDueParts: (now, limit) =>
      executor
        .select()
        .from(paymentParts)
        .where(lte(paymentParts.nextCheckAt, now))
        .orderBy(asc(paymentParts.nextCheckAt))
        .limit(limit)
        .for('update', { skipLocked: true }),
  };
}

import { and, eq } from 'drizzle-orm';
import type { Transaction } from './connect';
import { purchases, type Purchase } from './tables';

export interface Purchases {
  /** Creates the purchase when it is new, and holds its lock until the transaction ends. */
  lock(purchase: Omit<Purchase, 'paidPaymentId'>): Promise<Purchase>;
  /** Holds the lock of a purchase that exists. */
  lockById(id: string): Promise<Purchase>;
  setPaidPayment(id: string, paymentId: string | null): Promise<void>;
}

/** Works in a transaction only: a row lock outside of one is gone at once. */
export function createPurchases(transaction: Transaction): Purchases {
  const lockWhere = async (condition: ReturnType<typeof and>): Promise<Purchase> => {
    const [purchase] = await transaction.select().from(purchases).where(condition).for('update');
    if (!purchase) throw new Error('The purchase is gone');
    return purchase;
  };
  return {
    async lock(purchase) {
      await transaction.insert(purchases).values(purchase).onConflictDoNothing();
      return lockWhere(
        and(
          eq(purchases.leadId, purchase.leadId),
          eq(purchases.planId, purchase.planId),
          eq(purchases.type, purchase.type),
          eq(purchases.reference, purchase.reference),
        ),
      );
    },
    lockById: (id) => lockWhere(eq(purchases.id, id)),
    async setPaidPayment(id, paymentId) {
      await transaction
        .update(purchases)
        .set({ paidPaymentId: paymentId })
        .where(eq(purchases.id, id));
    },
  };
}

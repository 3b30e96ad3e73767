import { eq } from 'drizzle-orm';
import type { Executor } from './connect';
import { purchases, type Purchase } from './tables';

/** A purchase that is known to exist, without its lock. */
export async function getPurchase(executor: Executor, id: string): Promise<Purchase> {
  const [purchase] = await executor.select().from(purchases).where(eq(purchases.id, id));
  if (!purchase) throw new Error('The purchase is gone');
  return purchase;
}

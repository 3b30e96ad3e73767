import { and, desc, eq, gt, notExists, or, sql } from 'drizzle-orm';
import type { Executor } from './connect';
import { isPaidReference } from './isPaidReference';
import { customOffers, type CustomOfferRow } from './subscriptionTables';

export interface CustomOffers {
  create(offer: CustomOfferRow): Promise<void>;
  /**
   * An offer that is neither accepted nor over, by its own id or its subscription's: then the
   * newest.
   */
  getOpen(id: string, now: Date): Promise<CustomOfferRow | undefined>;
}

export function createCustomOffers(executor: Executor): CustomOffers {
  return {
    async create(offer) {
      await executor.insert(customOffers).values(offer);
    },
    async getOpen(id, now) {
      const [offer] = await executor
        .select()
        .from(customOffers)
        .where(
          and(
            or(eq(customOffers.id, id), eq(customOffers.subscriptionId, id)),
            gt(customOffers.endsAt, now),
            notExists(isPaidReference(executor, sql`${customOffers.id}`, sql`'sale-invoice'`)),
          ),
        )
        .orderBy(desc(customOffers.createdAt))
        .limit(1);
      return offer;
    },
  };
}

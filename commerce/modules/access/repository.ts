import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Business } from '@/contract/enumerations';
import { moment } from '../../database/columns';
import type { Executor } from '../../database/connect';

const accessRequests = pgTable('access_requests', {
  id: uuid('id').primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  askedBy: text('asked_by').notNull(),
  askedAt: moment('asked_at').notNull(),
  toldAt: moment('told_at'),
});

export type AccessRequest = typeof accessRequests.$inferSelect;

/** A link as parameters of a query. The same statement runs, whatever the link lacks. */
export interface AskedLink {
  paymentId: string;
  issuedAt: Date;
  isFresh: boolean;
}

interface AccessRepository {
  isOpen(link: AskedLink): Promise<boolean>;
  /**
   * Uses a link, and ends all that were sent before now. One of several concurrent calls succeeds.
   * @returns whether this call used it
   */
  exchange(link: AskedLink, business: Business, now: Date): Promise<boolean>;
  createRequest(request: AccessRequest): Promise<void>;
  findRequest(id: string): Promise<AccessRequest | undefined>;
  listRequests(paymentId: string, since: Date): Promise<AccessRequest[]>;
  lockUntold(): Promise<AccessRequest | undefined>;
  setTold(id: string, at: Date): Promise<void>;
}

const isBought = sql`payments.state in ('paid', 'trial')`;

export function accessRepository(executor: Executor): AccessRepository {
  return {
    async isOpen({ isFresh, issuedAt, paymentId }) {
      const { rows } = await executor.execute(sql`
        select from payments left join access_exchanges on payment_id = payments.id
        where payments.id = ${paymentId} and ${isBought} and ${isFresh}
          and (exchanged_at is null or exchanged_at < ${issuedAt.toISOString()}::timestamptz)`);
      return rows.length > 0;
    },
    async exchange({ isFresh, issuedAt, paymentId }, business, now) {
      const { rows } = await executor.execute(sql`
        insert into access_exchanges (payment_id, exchanged_at)
        select payments.id, ${now.toISOString()}::timestamptz from payments
        where payments.id = ${paymentId} and business = ${business} and ${isBought} and ${isFresh}
        on conflict (payment_id) do update set exchanged_at = excluded.exchanged_at
        where access_exchanges.exchanged_at < ${issuedAt.toISOString()}::timestamptz
        returning payment_id`);
      return rows.length > 0;
    },
    async createRequest(request) {
      await executor.insert(accessRequests).values(request);
    },
    async findRequest(id) {
      const [found] = await executor.select().from(accessRequests).where(eq(accessRequests.id, id));
      return found;
    },
    listRequests: (paymentId, since) =>
      executor
        .select()
        .from(accessRequests)
        .where(and(eq(accessRequests.paymentId, paymentId), gt(accessRequests.askedAt, since)))
        .orderBy(asc(accessRequests.askedAt)),
    async lockUntold() {
      const [untold] = await executor
        .select()
        .from(accessRequests)
        .where(isNull(accessRequests.toldAt))
        .orderBy(asc(accessRequests.askedAt))
        .limit(1)
        .for('update', { skipLocked: true });
      return untold;
    },
    async setTold(id, at) {
      await executor.update(accessRequests).set({ toldAt: at }).where(eq(accessRequests.id, id));
    },
  };
}

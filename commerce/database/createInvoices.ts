import { and, eq, gt, isNull, notExists, sql } from 'drizzle-orm';
import type { Executor } from './connect';
import { invoices, type InvoiceRow } from './subscriptionTables';
import { isPaidReference } from './isPaidReference';

export interface Invoices {
  create(invoice: InvoiceRow): Promise<void>;
  /** An invoice that can be paid now: neither paid, nor cancelled, nor over. */
  getOpen(id: string, now: Date): Promise<InvoiceRow | undefined>;
}

export function createInvoices(executor: Executor): Invoices {
  return {
    async create(invoice) {
      await executor.insert(invoices).values(invoice);
    },
    async getOpen(id, now) {
      const [invoice] = await executor
        .select()
        .from(invoices)
        .where(
          and(
            eq(invoices.id, id),
            isNull(invoices.cancelledAt),
            gt(invoices.endsAt, now),
            notExists(isPaidReference(executor, sql`${invoices.id}`, sql`${invoices.kind}`)),
          ),
        );
      return invoice;
    },
  };
}

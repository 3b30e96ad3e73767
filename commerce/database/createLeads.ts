import { eq } from 'drizzle-orm';
import type { Executor } from './connect';
import { leads, type Lead } from './tables';

export interface Leads {
  /** @returns False when a lead with this idempotency key exists; nothing is written then. */
  create(lead: Lead): Promise<boolean>;
  get(id: string): Promise<Lead | undefined>;
  getByIdempotencyKey(key: string): Promise<Lead | undefined>;
}

export function createLeads(executor: Executor): Leads {
  return {
    async create(lead) {
      const written = await executor
        .insert(leads)
        .values(lead)
        .onConflictDoNothing({ target: leads.idempotencyKey })
        .returning({ id: leads.id });
      return written.length > 0;
    },
    async get(id) {
      const [lead] = await executor.select().from(leads).where(eq(leads.id, id));
      return lead;
    },
    async getByIdempotencyKey(key) {
      const [lead] = await executor.select().from(leads).where(eq(leads.idempotencyKey, key));
      return lead;
    },
  };
}

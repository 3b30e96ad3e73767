import { eq, sql } from 'drizzle-orm';
import type { Executor } from './connect';
import { leads, type Lead } from './tables';

/** A lead as it comes in: its phone is verified later. */
export type NewLead = Omit<Lead, 'phoneVerifiedAt'>;

export interface Leads {
  /** @returns False when a lead with this idempotency key exists; nothing is written then. */
  create(lead: NewLead): Promise<boolean>;
  get(id: string): Promise<Lead | undefined>;
  getByIdempotencyKey(key: string): Promise<Lead | undefined>;
}

const { placeholder } = sql;

/** Made once and kept: putting the statement together is a good part of what a call costs. */
function prepareInsert(executor: Executor) {
  return executor
    .insert(leads)
    .values({
      id: placeholder('id'),
      idempotencyKey: placeholder('idempotencyKey'),
      requestHash: placeholder('requestHash'),
      name: placeholder('name'),
      email: placeholder('email'),
      phone: placeholder('phone'),
      business: placeholder('business'),
      productCode: placeholder('productCode'),
      planId: placeholder('planId'),
      seller: placeholder('seller'),
      source: placeholder('source'),
      operation: placeholder('operation'),
      locale: placeholder('locale'),
      contactId: placeholder('contactId'),
      referer: placeholder('referer'),
      createdAt: placeholder('createdAt'),
    })
    .onConflictDoNothing({ target: leads.idempotencyKey })
    .returning({ id: leads.id })
    .prepare('create_lead');
}

export function createLeads(executor: Executor): Leads {
  let insert: ReturnType<typeof prepareInsert> | undefined;
  return {
    async create(lead) {
      insert ??= prepareInsert(executor);
      const written = await insert.execute({ ...lead });
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

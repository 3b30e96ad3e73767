import { eq } from 'drizzle-orm';
import type { Executor } from './connect';
import { leadDetails, type LeadDetails } from './tables';

/** What a call says; what it leaves out stays as it is. */
export type KnownDetails = Partial<Omit<LeadDetails, 'leadId' | 'updatedAt'>>;

export interface LeadDetailsStore {
  get(leadId: string): Promise<LeadDetails | undefined>;
  /** @returns All that is known of the lead now. */
  update(leadId: string, details: KnownDetails, at: Date): Promise<LeadDetails | undefined>;
}

export function createLeadDetails(executor: Executor): LeadDetailsStore {
  return {
    async get(leadId) {
      const [details] = await executor
        .select()
        .from(leadDetails)
        .where(eq(leadDetails.leadId, leadId));
      return details;
    },
    async update(leadId, details, updatedAt) {
      const [written] = await executor
        .insert(leadDetails)
        .values({ leadId, ...details, updatedAt })
        .onConflictDoUpdate({ target: leadDetails.leadId, set: { ...details, updatedAt } })
        .returning();
      return written;
    },
  };
}

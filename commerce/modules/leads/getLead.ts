import { validate as isUuid } from 'uuid';
import type { Business } from '@/contract/enumerations';
import type { Executor } from '../../database/connect';
import { invalidField, ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import type { LeadRow } from './Lead';
import { leadDetailRepository, leadRepository } from './repository';

/** A lead by an id that is known to be one. */
export function findLead(db: Executor, id: string): Promise<LeadRow | undefined> {
  return leadRepository(db).find(id);
}

/** @throws ProblemError not_found, alike for an unknown id and for what is no id. */
export async function getLead(db: Executor, id: string): Promise<LeadRow> {
  const lead = isUuid(id) ? await leadRepository(db).find(id) : undefined;
  if (!lead) throw new ProblemError('not_found');
  return lead;
}

/**
 * A lead for a call that names the product which the lead was left for.
 * @throws ProblemError not_found, invalid_field when it was left for another product.
 */
export async function getLeadForProduct(
  { connection }: Pick<Services, 'connection'>,
  leadId: string,
  { business, productCode }: { business: Business; productCode: string },
): Promise<LeadRow> {
  const lead = await getLead(connection, leadId);
  if (lead.business !== business) throw invalidField('/business', 'unknown');
  if (lead.productCode !== productCode) throw invalidField('/productCode', 'unknown');
  return lead;
}

/** The document that a lead left with its contract; null when it left none. */
export async function findLeadDocument(db: Executor, leadId: string): Promise<string | null> {
  return (await leadDetailRepository(db).find(leadId))?.document ?? null;
}

/** The code that was sent to a lead's phone came back. */
export function markPhoneVerified(db: Executor, leadId: string, at: Date): Promise<void> {
  return leadRepository(db).markPhoneVerified(leadId, at);
}

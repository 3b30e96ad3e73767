import { validate as isUuid } from 'uuid';
import { createLeads } from '../database/createLeads';
import type { Lead } from '../database/tables';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';

/**
 * A lead by what a call says is its id.
 * @throws ProblemError not_found, for what is no id at all too.
 */
export async function getLeadById({ connection }: Services, leadId: string): Promise<Lead> {
  const lead = isUuid(leadId) ? await createLeads(connection).get(leadId) : undefined;
  if (!lead) throw new ProblemError('not_found');
  return lead;
}

import type { Business } from '@/contract/enumerations';
import { createLeads } from '../database/createLeads';
import type { Lead } from '../database/tables';
import { invalidField } from '../errors/invalidField';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';

/**
 * A lead, asked for in the name of the product that it was left for.
 * @throws ProblemError not_found, invalid_field when it was left for another product.
 */
export async function getLeadOfSale(
  { connection }: Services,
  leadId: string,
  sale: { business: Business; productCode: string },
): Promise<Lead> {
  const lead = await createLeads(connection).get(leadId);
  if (!lead) throw new ProblemError('not_found');
  if (lead.business !== sale.business) throw invalidField('/business', 'unknown');
  if (lead.productCode !== sale.productCode) throw invalidField('/productCode', 'unknown');
  return lead;
}

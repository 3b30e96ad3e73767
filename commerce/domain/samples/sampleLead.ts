import { randomUUID } from 'node:crypto';
import type { Locale, Operation } from '@/contract/enumerations';
import type { SampleRequest } from '@/contract/samples';
import { createLeads } from '../../database/createLeads';
import type { Lead } from '../../database/tables';
import { ProblemError } from '../../errors/ProblemError';
import type { Services } from '../../Services';
import { createLead } from '../createLead';
import { getLeadOfSale } from '../getLeadOfSale';

/** Nobody's: a name that says so, a reserved domain, numbers of the pattern that each country has. */
const nobody = { name: 'Pessoa de Teste', email: 'teste@example.com' };
const phones: Record<Operation, string> = { BR: '+5511900000000', MZ: '+258840000000' };
const locales: Record<Operation, Locale> = { BR: 'pt-BR', MZ: 'pt-MZ' };

/**
 * Whose a sample is: the lead that was named, else a new one that is nobody's.
 * @throws ProblemError not_found, invalid_field
 */
export async function sampleLead(services: Services, request: SampleRequest): Promise<Lead> {
  const { business, leadId: known, locale, operation, planId, productCode } = request;
  if (known) return getLeadOfSale(services, known, request);
  const leads = createLeads(services.connection);
  const { leadId } = await createLead(
    services,
    leads,
    {
      ...nobody,
      phone: phones[operation],
      business,
      productCode,
      ...(planId ? { planId } : {}),
      seller: 'performance',
      source: 'direto',
      operation,
      locale: locale ?? locales[operation],
    },
    randomUUID(),
  );
  const lead = await leads.get(leadId);
  if (!lead) throw new ProblemError('internal_error');
  return lead;
}

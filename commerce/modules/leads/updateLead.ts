import { completedFields, type LeadUpdate, type LeadUpdateRequest } from '@/contract/leadUpdate';
import { documentRules, validateBirthDate } from '@/validation/documents';
import { invalidField, ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { getLead } from './getLead';
import { type LeadDetailChanges, leadDetailRepository } from './repository';

/** YYYY-MM-DD as the forms write it. */
const asTyped = (date: string) => date.split('-').toReversed().join('/');

function checkDetails({ birthDate, document }: LeadUpdateRequest, now: Date): void {
  if (birthDate !== undefined && validateBirthDate(asTyped(birthDate), now)) {
    throw invalidField('/birthDate', 'invalid');
  }
  if (document !== undefined) checkLeadDocument(document);
}

/**
 * Completes a lead; for each field the last call counts. Who knows a lead's id may do so.
 * @throws ProblemError not_found when there is no such lead of this business, invalid_field.
 */
export async function updateLead(
  services: Services,
  leadId: string,
  request: LeadUpdateRequest,
): Promise<LeadUpdate> {
  const { business, ...details } = request;
  const lead = await getLead(services.connection, leadId);
  if (lead.business !== business) throw new ProblemError('not_found');
  const now = services.clock();
  checkDetails(request, now);
  const known: LeadDetailChanges = details;
  const written = await leadDetailRepository(services.connection).update(lead.id, known, now);
  return {
    leadId: lead.id,
    completed: completedFields.filter((field) => (written?.[field] ?? null) !== null),
  };
}

/** @throws ProblemError invalid_field for what is no valid CPF, CNPJ or DNI. */
function checkLeadDocument(document: string): void {
  const { cnpj, cpf, dni } = documentRules;
  if ([cpf, cnpj, dni].every((rule) => rule(document))) throw invalidField('/document', 'invalid');
}

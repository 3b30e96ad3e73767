import { completedFields, type LeadUpdate, type LeadUpdateRequest } from '@/contract/leadUpdate';
import { validateBirthDate } from '@/validation/rules/validateBirthDate';
import { createLeadDetails, type KnownDetails } from '../database/createLeadDetails';
import { invalidField } from '../errors/invalidField';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';
import { checkLeadDocument } from './checkLeadDocument';
import { getLeadById } from './getLeadById';

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
  const lead = await getLeadById(services, leadId);
  if (lead.business !== business) throw new ProblemError('not_found');
  const now = services.clock();
  checkDetails(request, now);
  const known: KnownDetails = details;
  const written = await createLeadDetails(services.connection).update(lead.id, known, now);
  return {
    leadId: lead.id,
    completed: completedFields.filter((field) => (written?.[field] ?? null) !== null),
  };
}

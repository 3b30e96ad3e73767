import { completedFields, type LeadUpdate, type LeadUpdateRequest } from '@/contract/leadUpdate';
import { writeOnce } from '../../http/idempotency';
import { ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { checkAddress, checkBirthDate, checkDocument } from './formRules';
import { type LeadDetails, leadDetailRepository, type LeadRow } from './repository';
import { getLead } from './leads';

function checkDetails(
  { address, birthDate, document }: LeadUpdateRequest,
  { locale }: Pick<LeadRow, 'locale'>,
  now: Date,
): void {
  if (address) checkAddress(address, locale);
  if (birthDate !== undefined) checkBirthDate(birthDate, now);
  if (document !== undefined) checkDocument(document);
}

interface LeadUpdateCall {
  leadId: string;
  request: LeadUpdateRequest;
  idempotencyKey: string;
}

/**
 * Completes a lead, once per idempotency key; for each field the last key counts, so that a call that
 * is repeated late undoes nothing. Anyone who knows the lead's id may do so.
 * @throws ProblemError not_found when there is no such lead of this business, invalid_field,
 *   idempotency_key_reused.
 */
export async function updateLead(
  services: Services,
  { idempotencyKey, leadId, request }: LeadUpdateCall,
): Promise<LeadUpdate> {
  const { business, ...details } = request;
  const lead = await getLead(services.connection, leadId);
  return writeOnce(services, {
    idempotencyKey,
    request: { updateLead: lead.id, ...request },
    replay: async () => {
      const known = await leadDetailRepository(services.connection).find(lead.id);
      return toLeadUpdate(lead, known);
    },
    run: async (transaction) => {
      if (lead.business !== business) throw new ProblemError('not_found');
      const now = services.clock();
      checkDetails(request, lead, now);
      const known = await leadDetailRepository(transaction).update(lead.id, details, now);
      return toLeadUpdate(lead, known);
    },
  });
}

const toLeadUpdate = ({ id }: LeadRow, known: LeadDetails | undefined): LeadUpdate => ({
  leadId: id,
  completed: completedFields.filter((field) => (known?.[field] ?? null) !== null),
});

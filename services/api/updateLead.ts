import type { LeadUpdateRequest } from '@/contract/leadUpdate';
import { buildPath, paths } from '@/contract/paths';
import { patch } from '../http/request';

/**
 * Completes a lead with what became known after the first form. Apart from the lead's first call,
 * so that no page loads it before it is needed.
 * @throws HttpError, NoAnswerError
 */
export async function updateLead(leadId: string, details: LeadUpdateRequest): Promise<void> {
  await patch(buildPath(paths.leadUpdate, { leadId }), details);
}

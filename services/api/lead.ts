import type { LeadRequest, LeadResponse } from '@/contract/lead';
import { paths } from '@/contract/paths';
import { post } from '../http/request';

/** Creates a lead from a buyer's contact details. @throws HttpError, NoAnswerError */
export function createLead(lead: LeadRequest, idempotencyKey: string): Promise<LeadResponse> {
  return post(paths.lead, lead, { idempotencyKey, needs: { leadId: 'string' } });
}

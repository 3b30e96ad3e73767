import { randomUUID } from 'node:crypto';
import type { LeadRequest, LeadResponse } from '@/contract/lead';
import { hashRequest, replayEarlier } from '../../http/idempotency';
import { invalidField } from '../../http/problems';
import type { Services } from '../../Services';
import { checkBuyer } from './checkBuyer';
import type { LeadRow } from './Lead';
import { leadRepository } from './repository';

function checkProduct({ catalogue }: Services, request: LeadRequest): void {
  const product = catalogue.getProduct(request.productCode, request.business, request.operation);
  if (!product) throw invalidField('/productCode', 'unknown');
  const sold = product.plans.some((plan) => plan.id === request.planId);
  if (request.planId && !sold) throw invalidField('/planId', 'unknown');
}

/**
 * Writes a lead once per idempotency key, in one statement.
 * @throws ProblemError invalid_field, idempotency_key_reused.
 */
export async function createLead(
  services: Services,
  request: LeadRequest,
  idempotencyKey: string,
): Promise<LeadResponse> {
  checkBuyer(request);
  checkProduct(services, request);
  const leads = leadRepository(services.connection);
  const id = randomUUID();
  const requestHash = hashRequest(request);
  const written = await leads.create({
    ...request,
    id,
    idempotencyKey,
    requestHash,
    name: request.name.trim(),
    planId: request.planId ?? null,
    contactId: request.contactId ?? null,
    referer: request.referer ?? null,
    createdAt: services.clock(),
  });
  if (written) return { leadId: id };
  const isSame = (lead: LeadRow) => lead.requestHash === requestHash;
  const replay = (lead: LeadRow) => ({ leadId: lead.id });
  return replayEarlier({ isSame, replay }, await leads.findByIdempotencyKey(idempotencyKey));
}

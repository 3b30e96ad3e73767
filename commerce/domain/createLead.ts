import { randomUUID } from 'node:crypto';
import type { LeadRequest, LeadResponse } from '@/contract/lead';
import type { Leads } from '../database/createLeads';
import { invalidField } from '../errors/invalidField';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';
import { checkBuyer } from './checkBuyer';
import { hashRequest } from './hashRequest';

function checkProduct({ catalog }: Services, request: LeadRequest): void {
  const product = catalog.getProduct(request.productCode, request.business, request.operation);
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
  leads: Leads,
  request: LeadRequest,
  idempotencyKey: string,
): Promise<LeadResponse> {
  checkBuyer(request);
  checkProduct(services, request);
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
  const first = await leads.getByIdempotencyKey(idempotencyKey);
  if (first?.requestHash !== requestHash) throw new ProblemError('idempotency_key_reused');
  return { leadId: first.id };
}

import { createHmac } from 'node:crypto';
import { v7 as createTimeOrderedUuid, validate as isUuid } from 'uuid';
import type { LeadRequest, LeadResponse } from '@/contract/lead';
import { findByCode } from '@/domain/codes';
import { noteInTrace } from '@/domain/monitoring/trace.server';
import { toPlainEmail, toPlainName } from '@/validation/contact';
import type { Executor, Transaction } from '../../database/connect';
import { hashRequest, replayEarlier } from '../../http/idempotency';
import { invalidField, ProblemError } from '../../http/problems';
import { getAddressGroup } from '../../rateLimit';
import type { Services } from '../../Services';
import { readBusiness } from '../catalogue/readBusiness';
import { findSaleFlow, getBrandId } from '../catalogue/saleFlows';
import { requireSeller } from '../catalogue/sellers';
import { keepLeadConsents } from './consents';
import { checkBirthDate, checkBuyer } from './formRules';
import { leadDetailRepository, leadRepository, type LeadRow } from './repository';
import { writeLead } from './writeLead';

export type { LeadRow } from './repository';

type LeadSale = Pick<LeadRow, 'brand' | 'business' | 'flowId' | 'planId'>;

/**
 * Checks the product, the plan and the seller of a lead.
 * @throws ProblemError invalid_field.
 */
function readSale({ catalogue }: Services, request: LeadRequest): LeadSale {
  const { flowId, operation, planId, productCode, seller } = request;
  const business = readBusiness(request.business);
  const product = catalogue.getProduct(productCode, business, operation);
  if (!product) throw invalidField('/productCode', 'unknown');
  const plan = findByCode(product.plans, ({ id }) => id, planId ?? '');
  if (planId && !plan) throw invalidField('/planId', 'unknown');
  requireSeller(operation, seller);
  return {
    brand: getBrandId(product),
    business,
    flowId: findSaleFlow(product, flowId)?.id ?? null,
    planId: plan?.id ?? null,
  };
}

interface LeadCaller {
  idempotencyKey: string;
  address: string;
}

/**
 * Writes a lead once per idempotency key, with what its buyer agreed to.
 * @throws ProblemError invalid_field, idempotency_key_reused, rate_limited.
 */
export async function createLead(
  services: Services,
  request: LeadRequest,
  { address, idempotencyKey }: LeadCaller,
): Promise<LeadResponse> {
  checkBuyer(request);
  const sale = readSale(services, request);
  const leads = leadRepository(services.connection);
  const requestHash = hashRequest(request);
  const answerAgain = async (lead: LeadRow) => {
    // An older version wrote the consent after the lead, and may have stopped between the two.
    await keepLeadConsents(services.connection, lead, request);
    return toResponse(services, lead);
  };
  const replay = async () => {
    const isSame = (lead: LeadRow) => lead.requestHash === requestHash;
    const earlier = await leads.findByIdempotencyKey(idempotencyKey);
    return replayEarlier<LeadRow, LeadResponse>({ isSame, replay: answerAgain }, earlier);
  };
  const call = { limit: 'leads-per-address', key: getAddressGroup(address) } as const;
  const counts = await services.limits.consume([call]).catch(async (refusal: unknown) => {
    // A lead that exists already is answered again, however many came since.
    if (!(await leads.findByIdempotencyKey(idempotencyKey))) throw refusal;
    return null;
  });
  if (counts === null) return replay();
  // In order of time: new rows come to the end of each index by lead, where the pages are few.
  const id = createTimeOrderedUuid();
  const createdAt = services.clock();
  const written = await writeLead(services, {
    ...request,
    ...sale,
    id,
    idempotencyKey,
    requestHash,
    name: toPlainName(request.name),
    email: toPlainEmail(request.email),
    planType: request.planType ?? null,
    contactId: request.contactId ?? null,
    referer: request.referer ?? null,
    tracking: request.tracking ?? null,
    createdAt,
  });
  if (written) return toResponse(services, { id, email: request.email });
  // The first call with this key has counted already.
  await services.limits.release(counts);
  return replay();
}

function toResponse(
  { emailIdSecret }: Services,
  { email, id }: Pick<LeadRow, 'email' | 'id'>,
): LeadResponse {
  noteInTrace({ leadId: id });
  if (emailIdSecret === null) return { leadId: id };
  const hash = createHmac('sha256', emailIdSecret).update(normalizeEmail(email));
  return { leadId: id, emailId: hash.digest('hex') };
}

/** Addresses that differ in case or in spaces around them reach the same person. */
const normalizeEmail = (email: string) => toPlainEmail(email).toLowerCase();

/**
 * Finds the lead that a buyer pays as. Knowing a lead's id is not enough to pay in its name or to
 * learn of its payments: the payer has to know its e-mail address, too.
 * @throws ProblemError invalid_field for an unknown lead or another person's.
 */
export async function getPayingLead(
  { connection }: Pick<Services, 'connection'>,
  leadId: string,
  email: string,
): Promise<LeadRow> {
  const lead = await findLead(connection, leadId);
  if (!lead) throw invalidField('/sfLeadId', 'unknown');
  if (normalizeEmail(lead.email) !== normalizeEmail(email)) {
    throw invalidField('/email', 'not_the_leads');
  }
  return lead;
}

export async function findLead(db: Executor, id: string): Promise<LeadRow | undefined> {
  const lead = await leadRepository(db).find(id);
  if (lead) noteInTrace({ leadId: lead.id });
  return lead;
}

/**
 * Keeps a lead from being erased until the transaction ends.
 * @returns whether it is there still
 */
export const holdLead = (transaction: Transaction, id: string): Promise<boolean> =>
  leadRepository(transaction).hold(id);

/** @throws ProblemError not_found, alike for an unknown id and for what is no id. */
export async function getLead(db: Executor, id: string): Promise<LeadRow> {
  const lead = isUuid(id) ? await findLead(db, id) : undefined;
  if (!lead) throw new ProblemError('not_found');
  return lead;
}

/**
 * Finds a lead for a call that names the lead's product.
 * @throws ProblemError not_found, invalid_field when it was left for another product.
 */
export async function getLeadForProduct(
  { connection }: Pick<Services, 'connection'>,
  leadId: string,
  { business, productCode }: { business: string; productCode: string },
): Promise<LeadRow> {
  const lead = await getLead(connection, leadId);
  if (lead.business !== business) throw invalidField('/business', 'unknown');
  if (lead.productCode !== productCode) throw invalidField('/productCode', 'unknown');
  return lead;
}

export async function findLeadDocument(db: Executor, leadId: string): Promise<string | null> {
  return (await leadDetailRepository(db).find(leadId))?.document ?? null;
}

export async function findRefusedDocument(db: Executor, leadId: string): Promise<string | null> {
  return (await leadDetailRepository(db).find(leadId))?.payerDocument ?? null;
}

export async function rememberDocument(
  { clock, connection }: Pick<Services, 'clock' | 'connection'>,
  leadId: string,
  document: string,
): Promise<void> {
  await leadDetailRepository(connection).update(
    leadId,
    { document, payerDocument: document },
    clock(),
  );
}

export function markPhoneVerified(db: Executor, leadId: string, at: Date): Promise<void> {
  return leadRepository(db).markPhoneVerified(leadId, at);
}

/**
 * Stores the birth date that came with a payment.
 * @throws ProblemError invalid_field for a day that does not exist, or that no buyer can be born on.
 */
export async function keepBirthDate(
  { clock, connection }: Pick<Services, 'clock' | 'connection'>,
  leadId: string,
  birthDate: string,
): Promise<void> {
  const now = clock();
  checkBirthDate(birthDate, now);
  await leadDetailRepository(connection).update(leadId, { birthDate }, now);
}

export async function findBirthDate(db: Executor, leadId: string): Promise<string | null> {
  return (await leadDetailRepository(db).find(leadId))?.birthDate ?? null;
}

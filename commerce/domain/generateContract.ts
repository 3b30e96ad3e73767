import { randomUUID } from 'node:crypto';
import type { Contract, ContractRequest } from '@/contract/contractDocument';
import { writeContract } from '../contracts/writeContract';
import { createContracts } from '../database/createContracts';
import { createLeadDetails } from '../database/createLeadDetails';
import type { ContractRow, Lead } from '../database/tables';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';
import { contractAnswer } from './contractAnswer';
import { getLeadById } from './getLeadById';
import { hashRequest } from './hashRequest';
import { priceContract } from './priceContract';

interface Asking {
  code: string;
  request: ContractRequest;
  idempotencyKey: string;
}

async function write(services: Services, lead: Lead, request: ContractRequest) {
  const { catalog, clock, connection } = services;
  const product = catalog.getProduct(lead.productCode, lead.business, lead.operation);
  if (!product?.contract) throw new ProblemError('not_found');
  const at = clock();
  const plan = priceContract(product, request, at);
  const document = (await createLeadDetails(connection).get(lead.id))?.document ?? null;
  const written = writeContract(product.contract, { lead, document, product, plan, at });
  return { ...written, amount: plan.amount, currency: plan.currency, createdAt: at };
}

/** The lead's contract with these terms, made now when there is none. */
async function keep(
  services: Services,
  lead: Lead,
  request: ContractRequest,
): Promise<ContractRow | undefined> {
  const contracts = createContracts(services.connection);
  const written = await write(services, lead, request);
  const terms = { leadId: lead.id, planId: request.planId, termsHash: written.termsHash };
  const known = await contracts.getByTerms(terms);
  if (known) return known;
  await contracts.create({
    ...written,
    ...terms,
    id: randomUUID(),
    productCode: lead.productCode,
    locale: lead.locale,
    voucher: request.voucher || null,
    offer: request.offer || null,
    seller: request.seller ?? lead.seller,
  });
  // Another call may have been first.
  return contracts.getByTerms(terms);
}

/**
 * The buyer's own contract: the product's text filled in with who buys what at which price. The same
 * terms give the same contract, whatever the key.
 * @throws ProblemError not_found for a lead of another product and a product without a contract,
 * invalid_field, idempotency_key_reused.
 */
export async function generateContract(
  services: Services,
  { code, idempotencyKey, request }: Asking,
): Promise<Contract> {
  const contracts = createContracts(services.connection);
  const lead = await getLeadById(services, request.leadId);
  if (lead.productCode !== code) throw new ProblemError('not_found');
  const requestHash = hashRequest({ ...request, code });
  if (!(await contracts.getCall(idempotencyKey))) {
    const contract = await keep(services, lead, request);
    if (!contract) throw new ProblemError('internal_error');
    await contracts.keepCall({
      idempotencyKey,
      requestHash,
      contractId: contract.id,
      at: services.clock(),
    });
  }
  const call = await contracts.getCall(idempotencyKey);
  if (call?.requestHash !== requestHash) throw new ProblemError('idempotency_key_reused');
  const contract = await contracts.get(call.contractId);
  if (!contract) throw new ProblemError('not_found');
  return contractAnswer(services, contract);
}

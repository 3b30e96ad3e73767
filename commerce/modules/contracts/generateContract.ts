import { randomUUID } from 'node:crypto';
import type { Contract, ContractRequest } from '@/contract/contractDocument';
import { renderMarkdown } from '@/domain/markdown.server';
import { emptyToNull } from '../../http/emptyToNull';
import { hashRequest, withIdempotency } from '../../http/idempotency';
import { ProblemError } from '../../http/problems';
import { getAddressGroup } from '../../rateLimit';
import type { Services } from '../../Services';
import { requireSeller } from '../catalogue/sellers';
import { findLeadDocument, getLead, type LeadRow } from '../leads/leads';
import { createBuyer } from '../pricing/buyer';
import { priceRequestedPlan } from '../pricing/priceForBuyer';
import { contractRepository, type ContractRow } from './repository';
import { writeContract } from './writeContract';

interface GenerateContractInput {
  code: string;
  request: ContractRequest;
  idempotencyKey: string;
  address: string;
}

type ContractOrder = ContractRequest & { address: string | null };

async function write(services: Services, lead: LeadRow, request: ContractOrder) {
  const { catalogue, clock, connection } = services;
  const product = catalogue.getProduct(lead.productCode, lead.business, lead.operation);
  if (!product?.contract) throw new ProblemError('not_found');
  const at = clock();
  const buyer = createBuyer(catalogue, lead, { flowId: null, product });
  const { plan: sold, priced } = await priceRequestedPlan(services, product, request, buyer);
  const { plan } = priced;
  const document = await findLeadDocument(connection, lead.id);
  const written = writeContract(product.contract, { lead, document, product, sold, plan, at });
  return { ...written, amount: plan.amount, currency: plan.currency, createdAt: at };
}

async function findOrWrite(
  services: Services,
  lead: LeadRow,
  request: ContractOrder,
): Promise<ContractRow | undefined> {
  const contracts = contractRepository(services.connection);
  const written = await write(services, lead, request);
  const terms = { leadId: lead.id, planId: request.planId, termsHash: written.termsHash };
  const existing = await contracts.findByTerms(terms);
  if (existing) return existing;
  await contracts.create({
    ...written,
    ...terms,
    id: randomUUID(),
    productCode: lead.productCode,
    locale: lead.locale,
    voucher: emptyToNull(request.voucher),
    offer: emptyToNull(request.offer),
    seller: lead.seller,
  });
  // Another call may have written it first.
  return contracts.findByTerms(terms);
}

/**
 * Generates the buyer's own contract: the product's text filled in with the buyer, the plan and the
 * price. The same terms give the same contract, whatever the key.
 * @throws ProblemError not_found for a lead of another product and a product without a contract,
 *   invalid_field, idempotency_key_reused, rate_limited.
 */
export async function generateContract(
  services: Services,
  { address, code, idempotencyKey, request }: GenerateContractInput,
): Promise<Contract> {
  const contracts = contractRepository(services.connection);
  const lead = await getLead(services.connection, request.leadId);
  if (lead.productCode !== code) throw new ProblemError('not_found');
  if (request.seller !== undefined) requireSeller(lead.operation, request.seller);
  const requestHash = hashRequest({ ...request, code });
  return withIdempotency({
    find: () => contracts.findCall(idempotencyKey),
    isSame: (call) => call.requestHash === requestHash,
    replay: async ({ contractId }) => {
      const contract = await contracts.find(contractId);
      if (!contract) throw new ProblemError('not_found');
      return toAnswer(services, contract);
    },
    run: async () => {
      const group = getAddressGroup(address);
      await services.limits.consume([
        { limit: 'contracts-per-lead', key: lead.id },
        { limit: 'contracts-per-address', key: group },
      ]);
      const contract = await findOrWrite(services, lead, { ...request, address: group });
      if (!contract) throw new ProblemError('internal_error');
      await contracts.saveCall({
        idempotencyKey,
        requestHash,
        contractId: contract.id,
        at: services.clock(),
      });
      return undefined;
    },
  });
}

async function toAnswer({ connection }: Services, contract: ContractRow): Promise<Contract> {
  const { createdAt, hash, id, markdown, title } = contract;
  const acceptance = await contractRepository(connection).findAcceptance(id);
  return {
    contractId: id,
    title,
    markdown,
    html: renderMarkdown(markdown),
    hash,
    createdAt: createdAt.toISOString(),
    acceptedAt: acceptance?.acceptedAt.toISOString() ?? null,
  };
}

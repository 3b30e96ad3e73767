import type { ContractAcceptance } from '@/contract/contractDocument';
import type { Business, Operation } from '@/contract/enumerations';
import { ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import type { CatalogueProduct } from '../catalogue/CatalogueProduct';
import { getContractById } from './getContract';
import { contractRepository } from './repository';

interface AcceptContractInput {
  code: string;
  id: string;
  leadId: string;
  idempotencyKey: string;
  /** Where the call came from. */
  address: string;
}

/**
 * Records that a lead accepted its contract: who, when, from where, and the text's hash. The first
 * acceptance stays.
 * @throws ProblemError not_found when it is not the lead's contract, idempotency_key_reused.
 */
export async function acceptContract(
  services: Services,
  { address, code, id, idempotencyKey, leadId }: AcceptContractInput,
): Promise<ContractAcceptance> {
  const contracts = contractRepository(services.connection);
  const contract = await getContractById(services, code, id);
  if (contract.leadId !== leadId) throw new ProblemError('not_found');
  await contracts.accept({
    contractId: contract.id,
    idempotencyKey,
    leadId,
    hash: contract.hash,
    address,
    acceptedAt: services.clock(),
  });
  const acceptance = await contracts.findAcceptance(contract.id);
  // Nothing was written, though nobody had accepted: the key belongs to another acceptance.
  if (!acceptance) throw new ProblemError('idempotency_key_reused');
  return {
    contractId: contract.id,
    hash: acceptance.hash,
    acceptedAt: acceptance.acceptedAt.toISOString(),
  };
}

/** What is about to be paid: a sale and the flow that the buyer is on. */
interface ContractedSale {
  leadId: string;
  business: Business;
  productCode: string;
  operation: Operation;
  planId: string;
  /** The plan's price before interest, in minor units. */
  amount: number;
  flowId: string | null;
}

/** Whether a flow of a product has its buyers accept a contract of their own. */
function hasContractStep({ flows }: CatalogueProduct, flowId: string | null): boolean {
  const steps = flows.find(({ id }) => id === flowId)?.steps ?? [];
  return steps.some(({ props, templateId }) => templateId === 'md' && !props.document);
}

/**
 * Passes a purchase whose flow has no contract step, or whose lead accepted a contract about the
 * plan at this price.
 * @throws ProblemError contract_not_accepted.
 */
export async function requireContract(
  { catalogue, connection }: Pick<Services, 'catalogue' | 'connection'>,
  { business, flowId, operation, productCode, ...sold }: ContractedSale,
): Promise<void> {
  const product = catalogue.getProduct(productCode, business, operation);
  if (!product || !hasContractStep(product, flowId)) return;
  if (await contractRepository(connection).isAccepted(sold)) return;
  throw new ProblemError('contract_not_accepted');
}

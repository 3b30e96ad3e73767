import type { ContractAcceptance } from '@/contract/contractDocument';
import type { FlowStep } from '@/contract/productConfig';
import { ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { getContractById } from './getContract';
import { contractRepository } from './repository';

interface AcceptContractInput {
  code: string;
  id: string;
  leadId: string;
  idempotencyKey: string;
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
  // Nothing was written, though no acceptance exists: the key belongs to another acceptance.
  if (!acceptance) throw new ProblemError('idempotency_key_reused');
  return {
    contractId: contract.id,
    hash: acceptance.hash,
    acceptedAt: acceptance.acceptedAt.toISOString(),
  };
}

interface ContractedSale {
  leadId: string;
  planId: string;
  amount: number;
}

const isContractStep = ({ props, templateId }: FlowStep) => templateId === 'md' && !props.document;

/**
 * Refuses a purchase whose steps have a contract, unless its lead accepted one about the plan at
 * this price.
 * @throws ProblemError contract_not_accepted.
 */
export async function requireContract(
  { connection }: Pick<Services, 'connection'>,
  steps: readonly FlowStep[],
  { amount, leadId, planId }: ContractedSale,
): Promise<void> {
  if (!steps.some(isContractStep)) return;
  if (await contractRepository(connection).isAccepted({ amount, leadId, planId })) return;
  throw new ProblemError('contract_not_accepted');
}

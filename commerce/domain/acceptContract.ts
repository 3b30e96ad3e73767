import type { ContractAcceptance } from '@/contract/contractDocument';
import { createContracts } from '../database/createContracts';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';
import { getContractById } from './getContractById';

interface Accepting {
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
  { address, code, id, idempotencyKey, leadId }: Accepting,
): Promise<ContractAcceptance> {
  const contracts = createContracts(services.connection);
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
  const acceptance = await contracts.getAcceptance(contract.id);
  // Nothing was written, though nobody had accepted: the key belongs to another acceptance.
  if (!acceptance) throw new ProblemError('idempotency_key_reused');
  return {
    contractId: contract.id,
    hash: acceptance.hash,
    acceptedAt: acceptance.acceptedAt.toISOString(),
  };
}

import type { Contract, ContractAcceptance, ContractRequest } from '@/contract/contractDocument';
import { buildPath, paths } from '@/contract/paths';
import { post } from '../http/request';

/**
 * The buyer's own contract; the same terms give the same one.
 * @param code the product's
 * @throws HttpError (404 when there is none for this lead), NoAnswerError
 */
export function generateContract(
  code: string,
  request: ContractRequest,
  idempotencyKey: string,
): Promise<Contract> {
  return post(buildPath(paths.contractGeneration, { code }), request, {
    idempotencyKey,
    needs: { contractId: 'string', title: 'string', html: 'string', acceptedAt: 'string?' },
  });
}

interface AcceptedContract {
  code: string;
  contractId: string;
  leadId: string;
}

/** Records that the lead accepts the contract. @throws HttpError, NoAnswerError */
export function acceptContract(
  { code, contractId, leadId }: AcceptedContract,
  idempotencyKey: string,
): Promise<ContractAcceptance> {
  const path = buildPath(paths.contractAcceptance, { code, id: contractId });
  return post(path, { leadId }, { idempotencyKey, needs: { acceptedAt: 'string' } });
}

export function getContractFileUrl(code: string, contractId: string): string {
  return `${buildPath(paths.contract, { code })}?id=${encodeURIComponent(contractId)}`;
}

import type { Contract } from '@/contract/contractDocument';
import { renderContract } from '../contracts/contractMarkdown';
import { createContracts } from '../database/createContracts';
import type { ContractRow } from '../database/tables';
import type { Services } from '../Services';

/** A contract as a call answers it, with when it was accepted. */
export async function contractAnswer(
  { connection }: Services,
  contract: ContractRow,
): Promise<Contract> {
  const { createdAt, hash, id, markdown, title } = contract;
  const acceptance = await createContracts(connection).getAcceptance(id);
  return {
    contractId: id,
    title,
    markdown,
    html: renderContract(markdown),
    hash,
    createdAt: createdAt.toISOString(),
    acceptedAt: acceptance?.acceptedAt.toISOString() ?? null,
  };
}

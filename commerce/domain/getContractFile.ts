import { drawContract } from '../contracts/drawContract';
import { createContracts } from '../database/createContracts';
import type { Services } from '../Services';
import { getContractById } from './getContractById';

/**
 * A contract as a PDF: made when it is first asked for, the same bytes ever after.
 * @throws ProblemError not_found.
 */
export async function getContractFile(
  services: Services,
  code: string,
  id: string,
): Promise<Buffer> {
  const contracts = createContracts(services.connection);
  const contract = await getContractById(services, code, id);
  const kept = await contracts.getFile(contract.id);
  if (kept) return kept;
  const made = await drawContract(contract);
  await contracts.keepFile(contract.id, made, services.clock());
  // Another call may have been first, and what it handed out counts.
  return (await contracts.getFile(contract.id)) ?? made;
}

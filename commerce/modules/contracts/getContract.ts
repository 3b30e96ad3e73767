import { validate as isUuid } from 'uuid';
import { addDays } from '@/domain/calendar';
import { ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { linkDays } from '../../retention';
import { contractRepository, type ContractRow } from './repository';

/**
 * A product's contract by its id.
 * @throws ProblemError not_found, alike for an unknown id, another product's and what is no id.
 */
export async function getContractById(
  { connection }: Services,
  code: string,
  id: string,
): Promise<ContractRow> {
  const contract = isUuid(id) ? await contractRepository(connection).find(id) : undefined;
  if (contract?.productCode !== code) throw new ProblemError('not_found');
  return contract;
}

/**
 * A contract that was accepted, as a PDF. It is rendered and stored on the first request, so that its
 * bytes never change. A draft has no PDF: anybody can create drafts, and a PDF costs 150 ms.
 * @throws ProblemError not_found, also before the contract is accepted, and 30 days after;
 *   service_unavailable when it cannot be rendered now.
 */
export async function getContractFile(
  services: Services,
  code: string,
  id: string,
): Promise<Buffer> {
  const contracts = contractRepository(services.connection);
  const contract = await getContractById(services, code, id);
  const acceptance = await contracts.findAcceptance(contract.id);
  // Anyone with the address can read the contract, so it expires. Later the buyer asks for the file.
  if (!acceptance || addDays(acceptance.acceptedAt, linkDays) < services.clock()) {
    throw new ProblemError('not_found');
  }
  const stored = await contracts.findFile(contract.id);
  if (stored) return stored;
  const rendered = await services.contractPrinter.print(contract);
  await contracts.saveFile(contract.id, rendered, services.clock());
  // Another call may have stored its file first, and that file counts.
  return (await contracts.findFile(contract.id)) ?? rendered;
}

export async function listContracts(
  connection: Services['connection'],
  leadIds: readonly string[],
): Promise<Record<string, unknown>[]> {
  const contracts = contractRepository(connection);
  const listed = await contracts.listOfLeads(leadIds);
  return Promise.all(
    listed.map(async (contract) => {
      const acceptance = await contracts.findAcceptance(contract.id);
      const { acceptedAt = null, address: acceptedFrom = null } = acceptance ?? {};
      return { ...contract, acceptedAt, acceptedFrom };
    }),
  );
}

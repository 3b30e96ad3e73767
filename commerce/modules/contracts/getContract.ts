import { validate as isUuid } from 'uuid';
import { ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
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
 * A contract as a PDF: rendered and stored on the first request, so that its bytes never change.
 * @throws ProblemError not_found.
 */
export async function getContractFile(
  services: Services,
  code: string,
  id: string,
): Promise<Buffer> {
  const contracts = contractRepository(services.connection);
  const contract = await getContractById(services, code, id);
  const stored = await contracts.findFile(contract.id);
  if (stored) return stored;
  // Loaded with the first contract that is drawn: the service starts without it.
  const { renderContractPdf } = await import('./renderContractPdf');
  const rendered = await renderContractPdf(contract);
  await contracts.saveFile(contract.id, rendered, services.clock());
  // Another call may have been first, and what it answered counts.
  return (await contracts.findFile(contract.id)) ?? rendered;
}

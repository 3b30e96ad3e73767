import { validate as isUuid } from 'uuid';
import { createContracts } from '../database/createContracts';
import type { ContractRow } from '../database/tables';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';

/**
 * A product's contract by its id.
 * @throws ProblemError not_found, alike for an unknown id, another product's and what is no id.
 */
export async function getContractById(
  { connection }: Services,
  code: string,
  id: string,
): Promise<ContractRow> {
  const contract = isUuid(id) ? await createContracts(connection).get(id) : undefined;
  if (contract?.productCode !== code) throw new ProblemError('not_found');
  return contract;
}

import { ProblemError } from '../problems/ProblemError';
import type { Sandbox } from '../Sandbox';
import type { ChargeTerms } from './ChargeTerms';
import { getCharge } from './getCharge';
import type { StoredCharge } from './StoredCharge';

/** @throws ProblemError 404 when there is no such charge or it is of another method */
export function getChargeOfMethod(
  sandbox: Pick<Sandbox, 'journal'>,
  id: string,
  method: ChargeTerms['method'],
): StoredCharge {
  const charge = getCharge(sandbox, id);
  if (charge.terms.method !== method) {
    throw new ProblemError(404, 'not_found', `There is no such ${method} charge.`);
  }
  return charge;
}

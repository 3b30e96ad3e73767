import { ProblemError } from '../problems/ProblemError';
import type { Sandbox } from '../Sandbox';
import type { StoredCharge } from './StoredCharge';

/** @throws ProblemError 404 */
export function getCharge({ journal }: Pick<Sandbox, 'journal'>, id: string): StoredCharge {
  const charge = journal.state.charges.get(id);
  if (!charge) throw new ProblemError(404, 'not_found', 'There is no such charge.');
  return charge;
}

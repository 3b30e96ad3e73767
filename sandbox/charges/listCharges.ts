import { ProblemError } from '../http/problems';
import type { Sandbox } from '../Sandbox';
import { getCharge } from './chargeStore';
import { type Charge, toCharge } from './StoredCharge';

export interface ChargePage {
  charges: Charge[];
  nextCursor: string | null;
}

interface ChargeListQuery {
  day: string;
  limit?: string;
  cursor?: string;
}

/**
 * Lists the charges that were created on one day, in their current state, oldest first. Charges that
 * come in while the pages are read are on the last page.
 * @throws ProblemError 400 for a cursor that belongs to no page of this day
 */
export function listCharges(
  sandbox: Sandbox,
  { cursor, day, limit = '100' }: ChargeListQuery,
): ChargePage {
  const ids = sandbox.journal.state.chargeIdsByDay.get(day) ?? [];
  const start = cursor === undefined ? 0 : ids.indexOf(cursor) + 1;
  if (cursor !== undefined && start === 0) {
    throw new ProblemError(400, 'invalid_request', 'The cursor belongs to no page of this day.');
  }
  const page = ids.slice(start, start + Number(limit));
  const hasMore = start + page.length < ids.length;
  return {
    charges: page.map((id) => toCharge(getCharge(sandbox, id), sandbox.publicUrl)),
    nextCursor: hasMore ? (page.at(-1) ?? null) : null,
  };
}

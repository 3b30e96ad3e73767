import { ProblemError } from '../http/problems';
import type { ChargeRecord } from '../journal/JournalRecord';
import type { Sandbox } from '../Sandbox';
import type { Method } from './chargeMethods';
import type { StoredCharge } from './StoredCharge';

/** @throws ProblemError 404 */
export function getCharge({ journal }: Pick<Sandbox, 'journal'>, id: string): StoredCharge {
  const charge = journal.state.charges.get(id);
  if (!charge) throw new ProblemError(404, 'not_found', 'There is no such charge.');
  return charge;
}

/**
 * Finds a charge by its own id, or by the merchant's payment id, which the ledger shows too.
 * @throws ProblemError 404
 */
export function findCharge({ journal }: Pick<Sandbox, 'journal'>, id: string): StoredCharge {
  const chargeId = journal.state.chargeIdByPaymentId.get(id);
  return getCharge({ journal }, chargeId ?? id);
}

/** @throws ProblemError 404 when there is no such charge or it is of another method */
export function findChargeByMethod(
  sandbox: Pick<Sandbox, 'journal'>,
  id: string,
  method: Method,
): StoredCharge {
  const charge = findCharge(sandbox, id);
  if (charge.terms.method !== method) {
    throw new ProblemError(404, 'not_found', `There is no such ${method} charge.`);
  }
  return charge;
}

/**
 * Writes a change of a charge and sends its webhook once the change is on disk.
 * @returns the charge as this record left it
 */
export async function commitCharge(sandbox: Sandbox, record: ChargeRecord): Promise<StoredCharge> {
  const { journal, webhooks, expiryWatch } = sandbox;
  const written = journal.append(record);
  const charge = getCharge(sandbox, record.chargeId);
  const event = record.webhookId === null ? undefined : journal.state.outbox.get(record.webhookId);
  await written;
  if (event) webhooks.send(event);
  if (charge.pix && charge.status === 'pending') expiryWatch.add(Date.parse(charge.pix.expiresAt));
  return charge;
}

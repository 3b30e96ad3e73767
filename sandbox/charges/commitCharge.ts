import type { ChargeRecord } from '../journal/JournalRecord';
import type { Sandbox } from '../Sandbox';
import { getCharge } from './getCharge';
import type { StoredCharge } from './StoredCharge';

/**
 * Writes what happened to a charge and, once that is on disk, lets its webhook go.
 * Returns the charge as this record left it.
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

import { createLeadDetails } from '../../database/createLeadDetails';
import { getLastDocument } from '../../database/getLastDocument';
import type { Services } from '../../Services';

/** The document that a lead last paid with, or else left with its contract; null: none is known. */
export async function getKnownDocument(
  { connection }: Services,
  leadId: string,
): Promise<string | null> {
  const paidWith = await getLastDocument(connection, leadId);
  return paidWith ?? (await createLeadDetails(connection).get(leadId))?.document ?? null;
}

import { readStored } from '../storage/storage';
import type { StoredKey } from '../storage/storedValues';

/** Results that count for the lead whose they are: a verified phone, an accepted contract. */
const ofOneLead: readonly StoredKey[] = ['verifiedLeadId', 'contractLeadId'];

/** Whether a step's result is in storage. */
export function isResultStored(key: StoredKey): boolean {
  const value = readStored(key);
  if (!ofOneLead.includes(key)) return value !== null;
  return value !== null && value === readStored('dataLead')?.leadId;
}

import { readStored, type StoredValues, writeStored } from '@/services/storage';
import { updateLead } from '@/services/api/updateLead';

/**
 * Stores the school for the pages and, as the lead's account, at the service. The buyer continues
 * meanwhile: a failed call loses no sale.
 */
export async function storeSchool(
  school: StoredValues['chosenSchool'],
  business: string,
): Promise<void> {
  writeStored('chosenSchool', school);
  const lead = readStored('dataLead');
  if (!lead) return;
  try {
    await updateLead(lead.leadId, { business, relationAccount: school.unit });
  } catch {
    // The client has logged it, and nothing that the buyer wants depends on it.
  }
}

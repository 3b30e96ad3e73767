import { readStored, removeStored, writeStored } from '../storage';
import type { StoredKey, StoredValues } from '../storage';

/** What one buyer chose. The next one at the same browser decides again. */
const keysBoundToBuyer: readonly StoredKey[] = [
  'PURCHASED_PLAN',
  'PURCHASED_PROFILES_AMOUNT',
  'upsellPlan',
  'shouldUseUpsellTheme',
  'isPaymentInPerson',
  'purchaseProfile',
];

/** Keeps who is buying. Who only corrects what was typed keeps the choices made so far. */
export function storeLead(lead: StoredValues['dataLead']): void {
  if (readStored('dataLead')?.leadId !== lead.leadId) keysBoundToBuyer.forEach(removeStored);
  writeStored('dataLead', lead);
}

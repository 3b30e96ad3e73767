import type { Business } from '@/contract/enumerations';
import type { LeadRequest } from '@/contract/lead';
import { createLead } from '@/services/api/lead';
import { getAttemptKey } from '@/services/idempotency';
import type { Page } from '@/services/pageProps/page';
import {
  readStored,
  removeStored,
  type StoredKey,
  type StoredValues,
  writeStored,
} from '@/services/storage';
import { forgetProfile } from '../../payment/storedProfile';
import { toContact } from './leadContact';
import { getReferer, type LeadValues } from './leadValues';

/** What a lead says of its page. */
interface LeadContext {
  page: Pick<Page, 'locale' | 'operation' | 'query'>;
  productBusiness: Business;
  productCode: string;
  /** The flow that the page is part of. */
  flowId: string;
}

/**
 * Leaves the buyer's contact for the product of the page, and keeps it for the next steps. What was
 * typed is kept even when it cannot be sent.
 * @throws HttpError, NoAnswerError
 */
export async function sendLead(
  values: LeadValues,
  { flowId, page, productBusiness, productCode }: LeadContext,
): Promise<void> {
  const contact = toContact(values);
  writeStored('dataForm', contact);
  const { contactId, isPaymentInPerson, planId, seller, source } = page.query;
  const referer = getReferer(values, page.query);
  const lead: LeadRequest = {
    ...contact,
    business: productBusiness,
    productCode,
    seller,
    source,
    operation: page.operation,
    locale: page.locale,
    flowId,
    ...(planId !== undefined && { planId }),
    ...(contactId !== undefined && { contactId }),
    ...(referer !== '' && { referer }),
  };
  const { leadId } = await createLead(lead, getAttemptKey('lead', lead));
  storeLead({ leadId, ...contact });
  if (isPaymentInPerson === 'true') writeStored('isPaymentInPerson', true);
}

/** What one buyer chose. The next one at the same browser decides again. */
const keysBoundToBuyer: readonly StoredKey[] = [
  'PURCHASED_PLAN',
  'PURCHASED_PROFILES_AMOUNT',
  'upsellPlan',
  'shouldUseUpsellTheme',
  'isPaymentInPerson',
];

/** Keeps who is buying. Who only corrects what was typed keeps the choices made so far. */
export function storeLead(lead: StoredValues['dataLead']): void {
  if (readStored('dataLead')?.leadId !== lead.leadId) {
    keysBoundToBuyer.forEach(removeStored);
    forgetProfile();
  }
  writeStored('dataLead', lead);
}

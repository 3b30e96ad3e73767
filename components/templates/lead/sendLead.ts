import type { CheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import type { PlanType } from '@/contract/enumerations';
import type { LeadRequest } from '@/contract/lead';
import { countEvent } from '@/services/analytics/countEvent';
import { createLeadEvent } from '@/services/analytics/events';
import { createLead } from '@/services/api/lead';
import { nameProduct } from '@/services/checkout/requirements';
import { getOfferedPlan } from '@/services/checkout/selectPlan';
import { readTracking } from '@/services/checkout/tracking';
import { startContactTime } from '@/services/contact';
import { getOrCreateAttemptKey } from '@/services/attempts/attemptKeys';
import { getCountry } from '@/domain/markets';
import { termsVersion } from '@/domain/terms';
import { normalizePhone } from '@/services/phone/phone';
import type { Page } from '@/services/checkout/page';
import { prepareCall } from '@/services/http/prepareCall';
import {
  readStored,
  removeStored,
  type StoredKey,
  type StoredValues,
  writeStored,
} from '@/services/storage';
import { getPhoneMessage } from '@/validation/phone';
import { forgetProfile } from '../../payment/storedProfile';
import { toContact } from './leadContact';
import { getReferer, type LeadErrors, type LeadValues } from './leadValues';
import { readLead } from './readLead';

export { addTypedVoucher } from '@/services/checkout/typedVoucher';

// This code loads with the first focus. What sends the call is loaded behind it: together they would
// hold up the first keys.
void prepareCall('lead');

interface LeadContext {
  page: Pick<Page, 'brand' | 'locale' | 'operation' | 'query' | 'rawQuery'>;
  checkout: Pick<
    CheckoutProduct,
    'product' | 'productBusiness' | 'productCode' | 'productFlow' | 'saleQuery'
  >;
}

/**
 * Sends the buyer's contact as a lead for the page's product, and keeps it for the next steps, even
 * when it cannot be sent.
 * @returns the fields that no call can carry; null: the lead was sent
 * @throws HttpError, NoAnswerError
 */
export async function sendLead(
  values: LeadValues,
  { checkout, page }: LeadContext,
): Promise<LeadErrors | null> {
  const contact = toContact(values);
  writeStored('dataForm', contact);
  startContactTime();
  if (normalizePhone(readLead(values).phone, values.phoneCountry).error)
    return { phone: getPhoneMessage(values.phoneCountry, getCountry(page.locale)) };
  const { contactId, isPaymentInPerson, seller, source } = page.query;
  // The call refuses a plan that it does not know.
  const planId = checkout.product.plans.find(({ id }) => id === page.query.planId)?.id;
  const referer = getReferer(values, page.query);
  const tracking = readTracking(page.rawQuery);
  const { politics } = page.brand.links;
  const consent = { version: termsVersion, ...(politics !== '' && { privacy: politics }) };
  const lead: LeadRequest = {
    ...contact,
    business: checkout.productBusiness,
    productCode: checkout.productCode,
    seller,
    source,
    operation: page.operation,
    locale: page.locale,
    flowId: checkout.productFlow.id,
    ...(planId !== undefined && { planId }),
    ...(page.brand.sendsPlanType && { planType: getPlanType(checkout) }),
    ...(contactId !== undefined && { contactId }),
    ...(referer !== '' && { referer }),
    ...(tracking && { tracking }),
    consent,
    ...(values.reminder && { reminderConsent: consent }),
  };
  const { emailId, leadId } = await createLead(lead, getOrCreateAttemptKey('lead', lead));
  storeLead({ leadId, emailId, leftFor: nameProduct(lead), ...contact });
  const { product, productFlow, saleQuery } = checkout;
  countEvent(createLeadEvent(getOfferedPlan(product, productFlow, saleQuery)));
  if (isPaymentInPerson === 'true') writeStored('isPaymentInPerson', true);
  return null;
}

function getPlanType({ product, productFlow, saleQuery }: LeadContext['checkout']): PlanType {
  return getOfferedPlan(product, productFlow, saleQuery).type;
}

/** Choices of one buyer: the next one at the same browser decides again. */
const keysBoundToBuyer: readonly StoredKey[] = [
  'PURCHASED_PLAN',
  'PURCHASED_PROFILES_AMOUNT',
  'upsellPlan',
  'shouldUseUpsellTheme',
  'isPaymentInPerson',
];

/** A buyer who only corrects the contact keeps the choices made so far. */
export function storeLead(lead: StoredValues['dataLead']): void {
  if (readStored('dataLead')?.leadId !== lead.leadId) {
    keysBoundToBuyer.forEach(removeStored);
    forgetProfile();
  }
  writeStored('dataLead', lead);
}

import { getCountry } from '@/domain/markets';
import { forgetOldContact } from '@/services/contact';
import { takeLinkContact } from '@/services/linkContact';
import type { Page } from '@/services/checkout/page';
import { readStored } from '@/services/storage';
import { completePhone, findCountry } from '../../fields/phone/phoneEdits';
import type { LeadValues } from './leadValues';

/**
 * Fills a form with the contact that the buyer left here before, its phone in the form that people
 * write. Stores the link's contact for the next time where there is none, and fills in the link's
 * phone in the same form.
 */
export function prefill(
  { locale, query }: Pick<Page, 'locale' | 'query'>,
  fillIn: (known: Partial<LeadValues>) => void,
): void {
  forgetOldContact();
  const stored = readStored('dataForm');
  takeLinkContact(query);
  const phone = stored?.phone ?? query.phone;
  if (phone === undefined) return;
  const country = getCountry(locale);
  const phoneCountry = findCountry(phone, country) ?? country;
  fillIn({ ...stored, phone: completePhone(phone, phoneCountry), phoneCountry });
}

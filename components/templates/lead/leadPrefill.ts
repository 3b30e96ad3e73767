import { getCountry } from '@/domain/markets';
import { forgetOldContact, takeLinkContact } from '@/services/contact';
import type { Page } from '@/services/checkout/page';
import { readStored } from '@/services/storage';
import { completePhone, countryOf } from '../../fields/phone/phoneEdits';
import type { LeadValues } from './leadValues';

/**
 * Fills a form with what the buyer left here before, as people write it. Where that is nothing, it
 * keeps what the link brings for the next time, and writes its phone so.
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
  const phoneCountry = countryOf(phone, country) ?? country;
  fillIn({ ...stored, phone: completePhone(phone, phoneCountry), phoneCountry });
}

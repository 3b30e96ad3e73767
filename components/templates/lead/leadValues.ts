import type { CheckoutQuery } from '@/services/checkout/parseQuery';
import type { Locale } from '@/services/checkout/resolveLocale';
import { marketCountryOf } from '@/services/phone/marketCountry';

export interface LeadValues {
  name: string;
  email: string;
  phone: string;
  /** ISO 3166 code of the country that the phone's picker shows. */
  phoneCountry: string;
}

/** What the form starts with: what the link brings, else nothing. */
export function getInitialLeadValues(
  { email, name, phone }: Pick<CheckoutQuery, 'name' | 'email' | 'phone'>,
  locale: Locale,
): LeadValues {
  return {
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
    phoneCountry: marketCountryOf(locale),
  };
}

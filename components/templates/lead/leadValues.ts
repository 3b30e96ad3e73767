import type { MessageKey } from '@/contexts/TranslationContext';
import type { Page } from '@/services/checkout/page';
import type { CheckoutQuery } from '@/services/checkout/query';
import { getCountry } from '@/domain/markets';
import { findMarket } from '@/domain/phones';

export interface LeadValues {
  name: string;
  email: string;
  phone: string;
  /** ISO 3166 code of the country that the phone's picker shows. */
  phoneCountry: string;
  /** How the buyer heard of the product: one of the brand's answers, or empty. */
  referer: string;
  /** To be reminded by e-mail of what is left unfinished; nobody ticks it for the buyer. */
  reminder: boolean;
}

/** What is said of fields that cannot be sent. */
export type LeadErrors = Partial<Record<keyof LeadValues, MessageKey>>;

/** What the form starts with: what the link brings, else nothing. */
export function getInitialLeadValues({
  brand,
  locale,
  query,
}: Pick<Page, 'brand' | 'locale' | 'query'>): LeadValues {
  const { email, name, phone, referer } = query;
  return {
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
    phoneCountry: findMarket(phone ?? '') ?? getCountry(locale),
    referer: brand.refererOptions.find((option) => option === referer?.toLowerCase()) ?? '',
    reminder: false,
  };
}

/** Where the buyer comes from: the answer chosen, else what the link says, such as a promoter. */
export function getReferer(
  { referer }: Pick<LeadValues, 'referer'>,
  query: Pick<CheckoutQuery, 'referer'>,
): string {
  return referer || (query.referer ?? '');
}

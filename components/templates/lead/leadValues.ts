import type { MessageKey } from '@/contexts/TranslationContext';
import type { Page } from '@/services/checkout/page';
import type { CheckoutQuery } from '@/services/checkout/query';
import { getCountry } from '@/domain/markets';
import { findMarket } from '@/domain/phones';

export interface LeadValues {
  name: string;
  email: string;
  phone: string;
  phoneCountry: string;
  referer: string;
  /** Never ticked for the buyer. */
  reminder: boolean;
}

export type LeadErrors = Partial<Record<keyof LeadValues, MessageKey>>;

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

export function getReferer(
  { referer }: Pick<LeadValues, 'referer'>,
  query: Pick<CheckoutQuery, 'referer'>,
): string {
  return referer || (query.referer ?? '');
}

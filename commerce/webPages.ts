import type { Locale } from '@/contract/enumerations';

/**
 * Builds the address of a page of the checkout. Values that are empty are left out.
 * @param path an absolute path, or the whole address of a page
 */
export function createPageUrl(
  webUrl: string,
  path: string,
  values: Readonly<Record<string, string | null | undefined>>,
): string {
  const url = new URL(path, webUrl);
  for (const [name, value] of Object.entries(values)) if (value) url.searchParams.set(name, value);
  return url.href;
}

interface Sale {
  business: string;
  flowId: string | null;
  offer?: string | null;
  planId: string | null;
  productCode: string;
  seller: string;
  source: string;
  voucher?: string | null;
}

/**
 * What a link says of a sale, so that its page sells the same at the same price.
 * @param sale without an offer that has ended, which opens nothing (`findPaymentOffer`)
 */
export const nameSale = (
  { business, flowId, offer, planId, productCode, seller, source, voucher }: Sale,
  locale: Locale,
) => ({ productCode, business, planId, flowId, locale, seller, source, voucher, offer });

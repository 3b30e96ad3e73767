import type { Locale } from '@/domain/markets';
import { productCopy } from '@/locales/brands/registry';
import { getMessages } from '@/locales/getMessages';
import type { MessageNamespace, Messages } from '@/locales/messageKey';

interface PageTexts {
  locale: Locale;
  brandId: string;
  productCode?: string | undefined;
  namespaces: readonly MessageNamespace[];
  sendsMail: boolean;
}

/** One entry per page, brand or product, language and whether it has a mailer; nothing of a request. */
const made = new Map<string, Readonly<Partial<Messages>>>();

export function getPageTexts({
  brandId,
  locale,
  namespaces,
  productCode = '',
  sendsMail,
}: PageTexts): Readonly<Partial<Messages>> {
  const ofProduct = productCopy.has(productCode) ? productCode : '';
  const key = JSON.stringify([locale, brandId, ofProduct, sendsMail, namespaces]);
  const known = made.get(key);
  if (known) return known;
  const texts = Object.freeze(
    getMessages(locale, brandId, namespaces, { productCode: ofProduct, sendsMail }),
  );
  made.set(key, texts);
  return texts;
}

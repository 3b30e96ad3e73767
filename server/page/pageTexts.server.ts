import type { Locale } from '@/domain/markets';
import { getMessages } from '@/locales/getMessages';
import type { MessageNamespace, Messages } from '@/locales/messageKey';

interface PageTexts {
  locale: Locale;
  brandId: string;
  namespaces: readonly MessageNamespace[];
  sendsMail: boolean;
}

/** One entry per page, brand, language and whether it has a mailer; nothing of a request. */
const made = new Map<string, Readonly<Partial<Messages>>>();

export function getPageTexts({
  brandId,
  locale,
  namespaces,
  sendsMail,
}: PageTexts): Readonly<Partial<Messages>> {
  const key = JSON.stringify([locale, brandId, sendsMail, namespaces]);
  const known = made.get(key);
  if (known) return known;
  const texts = Object.freeze(getMessages(locale, brandId, namespaces, { sendsMail }));
  made.set(key, texts);
  return texts;
}

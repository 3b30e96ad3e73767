import { getText } from '@/locales/getMessages';
import type { MessageKey } from '@/locales/messageKey';
import { locales } from '@/domain/markets';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function said(...keys: MessageKey[]): RegExp {
  const texts = keys.flatMap((key) => locales.map((locale) => getText(locale, key)));
  const patterns = texts.map((text) =>
    text
      .split(/\{\w+\}/)
      .map(escape)
      .join('.+'),
  );
  return new RegExp(`^(?:${[...new Set(patterns)].join('|')})`);
}

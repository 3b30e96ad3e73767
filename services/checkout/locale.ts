import { type Locale, locales, type Operation } from '@/contract/enumerations';
import { foldCode } from '@/domain/codes';
import type { CheckoutQuery } from './query';

/**
 * In any case, with any marks between language and country, or none (`es_PE.UTF-8`, `ptMZ`). A language
 * or a country alone is the first that we have of it (`es`, `MZ`), and so is a language in a country that
 * we have it not for (`es-MX`).
 */
export function findLocale(value: string): Locale | undefined {
  const [, first = '', second] =
    /^([a-z]{2})(?:[^a-z]*([a-z]{2}))?(?![a-z])/.exec(value.toLowerCase()) ?? [];
  const tags = locales.map((known) => ({ known, tag: known.toLowerCase().split('-') }));
  const found =
    second === undefined
      ? tags.find(({ tag }) => tag.includes(first))
      : (tags.find(({ tag }) => tag.join('-') === `${first}-${second}`) ??
        tags.find(({ tag }) => tag[0] === first));
  return found?.known;
}

/** The query's locale, else es-PE for a Peruvian flow, else pt-BR (docs/behaviour.md 4). */
export function resolveLocale({ flowId, locale }: CheckoutQuery): Locale {
  const isPeruvian = foldCode(flowId ?? '').includes('peru');
  return findLocale(locale ?? '') ?? (isPeruvian ? 'es-PE' : 'pt-BR');
}

/** Where the sale is made. Mozambique has its own catalogue and sellers. */
export function resolveOperation(locale: Locale): Operation {
  return locale === 'pt-MZ' ? 'MZ' : 'BR';
}

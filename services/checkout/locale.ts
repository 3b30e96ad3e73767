import { type Locale, locales, type Operation } from '@/contract/enumerations';
import { foldCode } from '@/domain/codes';
import type { CheckoutQuery } from './query';

/** In any case, with any marks between language and country, or none (`es_PE.UTF-8`, `ptMZ`). */
export function findLocale(value: string): Locale | undefined {
  const [, language, country] = /^([a-z]{2})[^a-z]*([a-z]{2})(?![a-z])/i.exec(value) ?? [];
  return locales.find((known) => known.toLowerCase() === `${language}-${country}`.toLowerCase());
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

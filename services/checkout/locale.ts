import { type Locale, locales, type Operation } from '@/contract/enumerations';
import type { CheckoutQuery } from './query';

const isLocale = (value: string): value is Locale => locales.some((known) => known === value);

/** The query's locale, else es-PE for a Peruvian flow, else pt-BR (docs/behaviour.md 4). */
export function resolveLocale({ flowId, locale }: CheckoutQuery): Locale {
  if (locale !== undefined && isLocale(locale)) return locale;
  return flowId?.includes('peru') ? 'es-PE' : 'pt-BR';
}

/** Where the sale is made. Mozambique has its own catalogue and sellers. */
export function resolveOperation(locale: Locale): Operation {
  return locale === 'pt-MZ' ? 'MZ' : 'BR';
}

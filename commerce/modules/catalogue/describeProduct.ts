import type { Locale } from '@/contract/enumerations';
import type { CatalogueProduct } from './CatalogueProduct';

/** A product's one line in the buyer's language, else in the one that it is written in. */
export function describeProduct(
  { description, descriptions }: Pick<CatalogueProduct, 'description' | 'descriptions'>,
  locale: Locale | undefined,
): string {
  const translated: Partial<Record<Locale, string>> = descriptions ?? {};
  return (locale && translated[locale]) ?? description;
}

import type { Locale } from '@/contract/enumerations';
import type { CatalogProduct } from '../catalog/CatalogProduct';

/** A product's one line in the buyer's language, else in the one that it is written in. */
export function describeProduct(
  { description, descriptions }: Pick<CatalogProduct, 'description' | 'descriptions'>,
  locale: Locale | undefined,
): string {
  const translated: Partial<Record<Locale, string>> = descriptions ?? {};
  return (locale && translated[locale]) ?? description;
}

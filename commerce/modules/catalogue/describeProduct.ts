import type { Locale } from '@/contract/enumerations';
import type { CatalogueProduct } from './CatalogueProduct';

export function describeProduct(
  { description, descriptions }: Pick<CatalogueProduct, 'description' | 'descriptions'>,
  locale: Locale | undefined,
): string {
  const translated: Partial<Record<Locale, string>> = descriptions ?? {};
  return (locale && translated[locale]) ?? description;
}

import type { Locale } from '@/contract/enumerations';
import type { CataloguePlan, CatalogueProduct } from './CatalogueProduct';

export function describeProduct(
  { description, descriptions }: Pick<CatalogueProduct, 'description' | 'descriptions'>,
  locale: Locale | undefined,
): string {
  const translated: Partial<Record<Locale, string>> = descriptions ?? {};
  return (locale && translated[locale]) ?? description;
}

type PlanTexts = Pick<CataloguePlan, 'benefits' | 'description' | 'name'>;

/** The plan's own texts in this language; what has none stays as the catalogue has it. */
export function describePlan(
  { benefits, description, name, translations }: CataloguePlan,
  locale: Locale | undefined,
): PlanTexts {
  const translated: Partial<Record<Locale, PlanTexts>> = translations ?? {};
  return (
    (locale && translated[locale]) ?? {
      name,
      ...(description !== undefined && { description }),
      ...(benefits && { benefits }),
    }
  );
}

/** What a payment sold, in its own words, its plan named in this language. */
export const describeSold = (
  { description }: { description: string },
  plan: CataloguePlan,
  locale: Locale | undefined,
): string => description.replaceAll(plan.name, () => describePlan(plan, locale).name);

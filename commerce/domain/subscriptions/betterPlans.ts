import type { CatalogPlan, CatalogProduct } from '../../catalog/CatalogProduct';

/** The plans of a product that cost more than one, in the language of that one. */
export const betterPlans = (
  { plans }: Pick<CatalogProduct, 'plans'>,
  { locale, standardAmount }: CatalogPlan,
): CatalogPlan[] =>
  plans.filter((plan) => plan.locale === locale && plan.standardAmount > standardAmount);

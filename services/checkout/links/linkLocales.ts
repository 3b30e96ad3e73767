import { locales, type Locale } from '@/contract/enumerations';
import type { CheckoutFlow, Plan } from '@/contract/product';

/** Whether a flow sells in Peru (spec section 4, "Query handling"). */
export const isPeruvian = ({ id }: Pick<CheckoutFlow, 'id'>) => id.includes('peru');

/** The plans that a product's flows for Peru sell; all of them where those flows leave it open. */
export function getPeruvianPlans(flows: readonly CheckoutFlow[], plans: readonly Plan[]) {
  const named = flows
    .filter(isPeruvian)
    .flatMap(({ steps }) => steps.flatMap(({ props }) => props.plan?.id ?? []));
  const sold = plans.filter(({ id }) => named.includes(id));
  return sold.length > 0 ? sold : plans;
}

/** Where a product is sold: in Peru through a flow of its own, in Mozambique by a brand's variant. */
export function getLinkLocales(
  flows: readonly CheckoutFlow[],
  hasMozambicanVariant: boolean,
): Locale[] {
  const isSold: Record<Locale, boolean> = {
    'pt-BR': true,
    'pt-MZ': hasMozambicanVariant,
    'es-PE': flows.some(isPeruvian),
  };
  return locales.filter((locale) => isSold[locale]);
}

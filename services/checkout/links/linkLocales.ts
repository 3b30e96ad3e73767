import { locales, type Locale } from '@/contract/enumerations';
import type { CheckoutFlow } from '@/contract/product';

/** Whether a flow sells in Peru (spec section 4, "Query handling"). */
export const isPeruvian = ({ id }: Pick<CheckoutFlow, 'id'>) => id.includes('peru');

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

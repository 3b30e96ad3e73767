import type { MozambicanFallbackBrand } from './brand';
import { neutral } from './neutral';

/** Serves many products, so no method has a plan of its own. */
export const neutralMz: MozambicanFallbackBrand = {
  ...neutral,
  lang: 'pt-MZ',
  formWidth: 465,
  isCaptchaBadgeHidden: true,
  payment: { ...neutral.payment, states: [], mozambiqueMethods: {} },
};

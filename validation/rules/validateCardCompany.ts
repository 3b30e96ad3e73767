import { isCardCompanyId } from '../cards/cardCompanyId';
import type { Rule } from './rule';

/** CARD_COMPANY (spec section 5): required, one of the companies that the product takes. */
export const validateCardCompany: Rule = (value) =>
  isCardCompanyId(value) ? undefined : 'validation.cardCompany';

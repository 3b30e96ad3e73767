import type { CardCompanyId } from './cardCompanyId';

/** How many digits the security code has: 4 on American Express, 3 elsewhere (facts, "Cards"). */
export function securityCodeLength(company: CardCompanyId): 3 | 4 {
  return company === 'american_express' ? 4 : 3;
}

import type { CardCompanyId } from './cardCompanies';

/**
 * How many digits the security code has: 4 on American Express, 3 elsewhere (docs/behaviour.md 11,
 * "Cards").
 */
export function securityCodeLength(company: CardCompanyId): 3 | 4 {
  return company === 'american_express' ? 4 : 3;
}

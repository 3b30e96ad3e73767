import type { CardCompanyId } from './cardCompanies';

export function securityCodeLength(company: CardCompanyId): 3 | 4 {
  return company === 'american_express' ? 4 : 3;
}

import cardValidator from 'card-validator';
import type { CardCompanyId } from './cardCompanies';

const companyByType = new Map<string, CardCompanyId>([
  ['american-express', 'american_express'],
  ['visa', 'visa'],
  ['mastercard', 'mastercard'],
  ['elo', 'elo'],
  ['diners-club', 'diners'],
]);

/**
 * The company that a card number, whole or as far as it is typed, belongs to; `undefined` while
 * that is open, null when it is none of ours. The longest prefix wins, so that Elo's ranges inside
 * Visa's and Discover's are Elo.
 */
export function detectCardCompany(number: string): CardCompanyId | null | undefined {
  const type = cardValidator.number(number.replace(/\D/g, '')).card?.type;
  return type === undefined ? undefined : (companyByType.get(type) ?? null);
}

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
 * Numbers that begin with 50, 636 or 65 may be Elo's, whatever the table calls them: Elo gets new
 * ranges there between two editions of the table.
 */
const MAY_BE_ELO = /^(?:50|636|65)/;

/**
 * The company of a card number, whole or partly typed; `undefined` while that is open or the table
 * cannot know it, null when we accept no cards of the company. The longest prefix wins, so that Elo's
 * ranges inside Visa's and Discover's are Elo (docs/behaviour.md 11, "Cards").
 */
export function detectCardCompany(number: string): CardCompanyId | null | undefined {
  const digits = number.replace(/\D/g, '');
  const type = cardValidator.number(digits).card?.type;
  if (type === undefined) return undefined;
  return companyByType.get(type) ?? (MAY_BE_ELO.test(digits) ? undefined : null);
}

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
 * Numbers that begin with 50, 636 or 65 may be Elo's, which gets new ranges there between two
 * editions of the table, whatever the table calls them until then.
 */
const MAY_BE_ELO = /^(?:50|636|65)/;

/**
 * The company that a card number, whole or as far as it is typed, belongs to; `undefined` while
 * that is open or the table cannot know it, null when it is none of ours. The longest prefix wins, so
 * that Elo's ranges inside Visa's and Discover's are Elo (docs/behaviour.md 11, "Cards").
 */
export function detectCardCompany(number: string): CardCompanyId | null | undefined {
  const digits = number.replace(/\D/g, '');
  const type = cardValidator.number(digits).card?.type;
  if (type === undefined) return undefined;
  return companyByType.get(type) ?? (MAY_BE_ELO.test(digits) ? undefined : null);
}

import { array, object } from 'yup';
import { isCardCompanyId } from '@/domain/cardCompanies';
import { parseExpirationDate } from '@/domain/cards';
import { securityCodeLength } from '@/domain/securityCode';
import type { CardData, PaymentPart } from '@/contract/paymentParts';
import {
  validateCardCompany,
  validateCardExpirationDate,
  validateCardNumber,
  validateCardSecurityCode,
} from '@/validation/card';
import { follows, requiredText, text } from '@/validation/schemas/text';
import { InvalidFieldError } from '../formFields';
import type { CardValues } from '../paymentValues';
import { spread } from './installments';
import type { PartSource } from './paymentMethod';

const getCodeLength = (company: unknown) =>
  typeof company === 'string' && isCardCompanyId(company) ? securityCodeLength(company) : undefined;

/** The fields of one card. The security code's length follows the chosen company. */
export const cardSchema = object({
  installments: requiredText(),
  company: text()
    .required('validation.cardCompany')
    .test(follows((company) => validateCardCompany(company))),
  holder: requiredText(),
  number: requiredText().test(follows((number) => validateCardNumber(number))),
  // Compared with the local month of the moment.
  expirationDate: requiredText().test(
    follows((date) => validateCardExpirationDate(date, new Date())),
  ),
  securityCode: requiredText().when('company', ([company], code) =>
    code.test(follows((value) => validateCardSecurityCode(value, getCodeLength(company)))),
  ),
});

/** The first of the form's cards, as many as are used: another keeps what was typed, unchecked. */
export const cardsSchema = (count: 1 | 2) =>
  array(cardSchema).transform((cards: readonly CardValues[]) => cards.slice(0, count));

export const document = 'forInvoice';

export const getSchema = () => ({ cards: cardsSchema(1) });

/**
 * The card that the fields hold.
 * @throws InvalidFieldError when its date is none, which the schema refuses before
 */
export function toCardData(card: CardValues, index: 0 | 1 = 0): CardData {
  const expiration = parseExpirationDate(card.expirationDate);
  if (!expiration) throw new InvalidFieldError(`cards[${index}].expirationDate`);
  return {
    number: card.number.replace(/\D/g, ''),
    holderName: card.holder.trim(),
    expirationMonth: expiration.month,
    expirationYear: expiration.year,
    securityCode: card.securityCode,
  };
}

/** One of the form's cards as it is charged; it leaves here encrypted. */
export async function toCardPart(
  { encrypt, plan, values }: PartSource,
  index: 0 | 1 = 0,
): Promise<Extract<PaymentPart, { method: 'credit-card' }>> {
  const card = values.cards[index];
  const company = card?.company ?? '';
  if (!card || !isCardCompanyId(company)) throw new InvalidFieldError(`cards[${index}].company`);
  return {
    method: 'credit-card',
    ...spread(plan, card.installments),
    cardCompany: company,
    encryptedCard: await encrypt(toCardData(card, index)),
  };
}

/** Alone, a card may be kept for what is offered after the purchase. */
export const toParts = async (source: PartSource): Promise<PaymentPart[]> => [
  { ...(await toCardPart(source)), ...(source.values.storeCard && { storeCard: true }) },
];

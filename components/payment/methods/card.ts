import { array, object } from 'yup';
import { type CardCompanyId, isCardCompanyId } from '@/domain/cardCompanies';
import { parseExpirationDate } from '@/domain/cards';
import { securityCodeLength } from '@/domain/securityCode';
import type { CardData } from '@/contract/paymentParts';
import {
  validateCardCompany,
  validateCardExpirationDate,
  validateCardHolder,
  validateCardNumber,
  validateCardSecurityCode,
} from '@/validation/card';
import { detectCardCompany } from '@/domain/detectCardCompany';
import type { ValidationMessageKey } from '@/validation/rule';
import { follows, requiredText, text } from '@/validation/schemas/text';
import { InvalidFieldError } from '../formFields';
import type { OrderPart } from '../paymentCall';
import type { CardValues } from '../paymentValues';
import { spread } from './installments';
import type { CardContext, PartSource } from './paymentMethod';

/** The company of a card: the chosen one, or the number's before the page has chosen it. */
function findCompany(chosen: unknown, number: unknown): CardCompanyId | undefined {
  if (typeof chosen === 'string' && isCardCompanyId(chosen)) return chosen;
  return detectCardCompany(String(number)) ?? undefined;
}

function getCodeLength(chosen: unknown, number: unknown) {
  const company = findCompany(chosen, number);
  return company && securityCodeLength(company);
}

/** A company that the brand takes and that the number is of. Nothing is said of it beside a wrong number. */
function validateCompany(
  chosen: string,
  number: unknown,
  accepted: CardContext['cardCompanies'],
): ValidationMessageKey | undefined {
  const digits = String(number);
  if (digits === '' || validateAcceptedNumber(digits, accepted) !== undefined) return undefined;
  const detected = detectCardCompany(digits);
  const company = findCompany(chosen, number) ?? chosen;
  const isOfNumber = !detected || company === detected;
  return isOfNumber ? validateCardCompany(company) : 'validation.cardCompany';
}

/** Whether a number is of a company that the brand does not take. */
const isForeign = (
  detected: ReturnType<typeof detectCardCompany>,
  accepted: CardContext['cardCompanies'],
) => detected === null || (detected !== undefined && !accepted.includes(detected));

const validateAcceptedNumber = (
  number: string,
  accepted: CardContext['cardCompanies'],
): ValidationMessageKey | undefined =>
  validateCardNumber(number) ??
  (isForeign(detectCardCompany(number), accepted) ? 'validation.cardNotAccepted' : undefined);

/** The fields of one card. The security code's length follows the company. */
const createCardSchema = ({ cardCompanies, clockOffset }: CardContext) =>
  object({
    installments: requiredText(),
    company: text().when('number', ([number], company) =>
      company.test({
        name: 'rule',
        test(chosen, context) {
          const message = validateCompany(chosen, number, cardCompanies);
          return message === undefined || context.createError({ message });
        },
      }),
    ),
    holder: requiredText().test(follows(validateCardHolder)),
    number: requiredText().test(follows((number) => validateAcceptedNumber(number, cardCompanies))),
    // Compared with the month of the moment where the buyer is, by the server's clock.
    expirationDate: requiredText().test(
      follows((date) => validateCardExpirationDate(date, new Date(Date.now() + clockOffset))),
    ),
    securityCode: requiredText().when(['company', 'number'], ([company, number], code) =>
      code.test(
        follows((value) => validateCardSecurityCode(value, getCodeLength(company, number))),
      ),
    ),
  });

/** The first of the form's cards, as many as are used: another keeps what was typed, unchecked. */
export const cardsSchema = (count: 1 | 2, context: CardContext) =>
  array(createCardSchema(context)).transform((cards: readonly CardValues[]) =>
    cards.slice(0, count),
  );

export const document = 'forInvoice';

export const getSchema = (context: CardContext) => ({ cards: cardsSchema(1, context) });

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

/** One of the form's cards as it is charged. */
export function toCardPart(
  { plan, values }: PartSource,
  index: 0 | 1 = 0,
): Extract<OrderPart, { method: 'credit-card' }> {
  const card = values.cards[index];
  const company = card && findCompany(card.company, card.number);
  if (!card || !company) throw new InvalidFieldError(`cards[${index}].company`);
  return {
    method: 'credit-card',
    ...spread(plan, card.installments),
    cardCompany: company,
    card: toCardData(card, index),
  };
}

/** Alone, a card may be kept for what is offered after the purchase. */
export const toParts = (source: PartSource): OrderPart[] => [
  { ...toCardPart(source), ...(source.values.storeCard && { storeCard: true }) },
];

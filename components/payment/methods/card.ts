import { array, object } from 'yup';
import { type CardCompanyId, isCardCompanyId } from '@/domain/cardCompanies';
import { parseExpirationDate } from '@/domain/cards';
import { toPlainLine } from '@/domain/plainText';
import { securityCodeLength } from '@/domain/securityCode';
import type { CardData } from '@/contract/paymentParts';
import type { Plan } from '@/contract/product';
import {
  validateCardCompany,
  validateCardExpirationDate,
  validateCardHolder,
  validateCardNumber,
  validateCardSecurityCode,
} from '@/validation/card';
import { detectCardCompany } from '@/domain/detectCardCompany';
import type { ValidationMessageKey } from '@/validation/rule';
import { type FieldContext, follows, requiredText, text } from '@/validation/schemas/text';
import type { FilledPart } from '../paymentCall';
import {
  type CardValues,
  InvalidFieldError,
  type MethodContext,
  type PaymentValues,
} from '../paymentValues';
import { spread } from '../prices';

type CardContext = Omit<MethodContext, 'amount'>;

function findCompany(chosen: unknown, number: unknown): CardCompanyId | undefined {
  if (typeof chosen === 'string' && isCardCompanyId(chosen)) return chosen;
  return detectCardCompany(String(number)) ?? undefined;
}

function getCodeLength(chosen: unknown, number: unknown) {
  const company = findCompany(chosen, number);
  return company && securityCodeLength(company);
}

const isAccepted = (company: unknown, { cardCompanies }: Pick<CardContext, 'cardCompanies'>) =>
  cardCompanies.some((accepted) => accepted === company);

/**
 * A table of numbers is never complete: a company chosen by hand counts, and the bank decides. Reports
 * no company beside a wrong number.
 */
function validateCompany(
  chosen: string,
  number: unknown,
  context: CardContext,
): ValidationMessageKey | undefined {
  const digits = String(number);
  if (digits === '' || validateNumber(digits, chosen, context) !== undefined) return undefined;
  const company = findCompany(chosen, number) ?? chosen;
  return isAccepted(company, context) ? validateCardCompany(company) : 'validation.cardCompany';
}

function validateNumber(
  number: string,
  chosen: unknown,
  context: CardContext,
): ValidationMessageKey | undefined {
  const message = validateCardNumber(number);
  if (message !== undefined || isAccepted(chosen, context)) return message;
  const detected = detectCardCompany(number);
  const isForeign = detected === null || (detected && !isAccepted(detected, context));
  return isForeign ? 'validation.cardNotAccepted' : undefined;
}

const createCardSchema = (context: CardContext) =>
  object({
    installments: requiredText(),
    company: text().when('number', ([number], company) =>
      company.test({
        name: 'rule',
        test(chosen, { createError }) {
          const message = validateCompany(chosen, number, context);
          return message === undefined || createError({ message });
        },
      }),
    ),
    holder: requiredText().test(follows(validateCardHolder)),
    number: requiredText().test({
      name: 'rule',
      test(number, { createError, parent }: FieldContext<Pick<CardValues, 'company'>>) {
        const message = number === '' ? undefined : validateNumber(number, parent.company, context);
        return message === undefined || createError({ message });
      },
    }),
    // Compared with the current month where the buyer is, by the server's clock.
    expirationDate: requiredText().test(
      follows((date) =>
        validateCardExpirationDate(date, new Date(Date.now() + context.clockOffset)),
      ),
    ),
    securityCode: requiredText().when(['company', 'number'], ([company, number], code) =>
      code.test(
        follows((value) => validateCardSecurityCode(value, getCodeLength(company, number))),
      ),
    ),
  });

export const cardsSchema = (count: 1 | 2, context: CardContext) =>
  array(createCardSchema(context)).transform((cards: readonly CardValues[]) =>
    cards.slice(0, count),
  );

export const documentNeeded = 'forInvoice';

export const getSchema = (context: CardContext) => ({ cards: cardsSchema(1, context) });

/**
 * @throws InvalidFieldError when the expiration date is not a date, which the schema refuses before
 */
export function toCardData(card: CardValues, index: 0 | 1 = 0): CardData {
  const expiration = parseExpirationDate(card.expirationDate);
  if (!expiration) throw new InvalidFieldError(`cards[${index}].expirationDate`);
  return {
    number: card.number.replace(/\D/g, ''),
    holderName: toPlainLine(card.holder),
    expirationMonth: expiration.month,
    expirationYear: expiration.year,
    securityCode: card.securityCode,
  };
}

export function toCardPart(
  plan: Plan,
  values: PaymentValues,
  index: 0 | 1 = 0,
): Extract<FilledPart, { method: 'credit-card' }> {
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

export const toParts = (plan: Plan, values: PaymentValues): FilledPart[] => [
  { ...toCardPart(plan, values), ...(values.storeCard && { storeCard: true }) },
];

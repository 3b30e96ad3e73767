import type { MaskitoOptions } from '@maskito/core';
import cardValidator from 'card-validator';
import { type CardCompanyId, cardNumberGroups } from '@/domain/cardCompanies';
import { digits } from './maskDigits';

/** 4-4-4-4, or as American Express and Diners print it once the number shows to be theirs. */
export const cardNumberMask: MaskitoOptions = {
  mask: ({ value }) =>
    cardNumberGroups(detectCardCompany(value)).flatMap((size, index) =>
      index === 0 ? digits(size) : [' ', ...digits(size)],
    ),
};

/** Browsers and password stores fill in MM/AAAA, and M/AA for the first months. */
const shorten = (text: string) =>
  text.replace(/^\s*(\d)\s*[/-]/, '0$1/').replace(/^\s*(\d{2})\s*[/-]?\s*20(\d{2})\s*$/, '$1/$2');

/** MM/AA. A first digit above 1 can only be a month of one digit: 5 becomes 05. */
export const expirationDateMask: MaskitoOptions = {
  mask: [/[01]/, /\d/, '/', ...digits(2)],
  preprocessors: [
    ({ elementState, data }, action) => {
      if (action === 'validation') {
        return { elementState: { ...elementState, value: shorten(elementState.value) } };
      }
      const isFirst = elementState.selection[0] === 0;
      return { elementState, data: shorten(isFirst ? data.replace(/^[2-9]$/, '0$&') : data) };
    },
  ],
};

/** The digits of a card's security code. */
export function securityCodeMask(length: 3 | 4): MaskitoOptions {
  return { mask: digits(length) };
}

const companyByType = new Map<string, CardCompanyId>([
  ['american-express', 'american_express'],
  ['visa', 'visa'],
  ['mastercard', 'mastercard'],
  ['elo', 'elo'],
  ['diners-club', 'diners'],
]);

/**
 * The company that a card number, whole or as far as it is typed, belongs to; `undefined` while
 * that is open or when it is none of ours. The longest prefix wins, so that Elo's ranges inside
 * Visa's and Discover's are Elo.
 */
export function detectCardCompany(number: string): CardCompanyId | undefined {
  const type = cardValidator.number(number.replace(/\D/g, '')).card?.type;
  return type === undefined ? undefined : companyByType.get(type);
}

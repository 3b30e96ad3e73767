import type { MaskitoOptions } from '@maskito/core';
import { cardNumberGroups } from '@/domain/cardCompanies';
import { detectCardCompany } from '@/domain/detectCardCompany';
import { toPlainDashes } from '@/domain/plainText';
import { digits, readCharacters } from './maskDigits';

/** Digits beyond those of a card: their rule refuses them, and they must not be cut off. */
const excess = 14;

/** 4-4-4-4, or as American Express and Diners print it once the number shows to be theirs. */
export const cardNumberMask: MaskitoOptions = {
  mask: ({ value }) =>
    [...cardNumberGroups(detectCardCompany(value)), excess].flatMap((size, index) =>
      index === 0 ? digits(size) : [' ', ...digits(size)],
    ),
  preprocessors: [readCharacters],
};

/**
 * Browsers and password stores fill in MM/AAAA, MM.AAAA, AAAA-MM (with a day too) and AAAAMM, and M/AA for the first
 * months.
 */
const shorten = (text: string) =>
  toPlainDashes(text)
    .replace(/^\s*20(\d{2})[\s./-]+(\d{1,2})(?:[./-]\d{1,2})?\s*$/, '$2/$1')
    .replace(/^\s*20(\d{2})(0[1-9]|1[0-2])\s*$/, '$2/$1')
    .replace(/^\s*(\d)(?:\s*[./-]|\s(?=\s*\d))\s*/, '0$1/')
    .replace(/^\s*(\d{2})[\s./-]*20(\d{2})\s*$/, '$1/$2');

/** What is typed between month and year. */
const MARK = /^[\s/.-]+/;

/**
 * MM/AA, and MM/AAAA of who types the whole year. A first digit above 1 can only be a month of one
 * digit: 5 becomes 05. So can a 1 that a slash, a space, a
 * hyphen or a dot follows: 1/27 becomes 01/27.
 */
export const expirationDateMask: MaskitoOptions = {
  mask: [/[01]/, /\d/, '/', ...digits(4)],
  preprocessors: [
    readCharacters,
    ({ elementState, data }, action) => {
      const { selection, value } = elementState;
      if (action === 'validation') {
        return { elementState: { ...elementState, value: shorten(value) } };
      }
      if (/^[01]$/.test(value) && selection[0] === 1 && MARK.test(toPlainDashes(data))) {
        return {
          elementState: { value: `0${value}`, selection: [2, 2] },
          data: toPlainDashes(data).replace(MARK, '/'),
        };
      }
      const isFirst = selection[0] === 0;
      return { elementState, data: shorten(isFirst ? data.replace(/^[2-9]$/, '0$&') : data) };
    },
  ],
};

/** The digits of a card's security code; how many it has is its rule's to say. */
export const securityCodeMask: MaskitoOptions = {
  mask: digits(8),
  preprocessors: [readCharacters],
};

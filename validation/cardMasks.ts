import { type MaskitoOptions, maskitoTransform } from '@maskito/core';
import { cardNumberGroups } from '@/domain/cardCompanies';
import { detectCardCompany } from '@/domain/detectCardCompany';
import { toPlainCharacters, toPlainDashes } from '@/domain/plainText';
import { digits, readCharacters } from './maskDigits';

const excess = 14;

export const cardNumberMask: MaskitoOptions = {
  mask: ({ value }) =>
    [...cardNumberGroups(detectCardCompany(value)), excess].flatMap((size, index) =>
      index === 0 ? digits(size) : [' ', ...digits(size)],
    ),
  preprocessors: [readCharacters],
};

const MONTHS = [
  /jan|ene/,
  /fe[vb]/,
  /mar/,
  /a[bp]r/,
  /ma[iy]/,
  /jun/,
  /jul/,
  /ago|aug/,
  /se[tp]/,
  /o[uc]t/,
  /nov/,
  /de[zc]|dic/,
];

function readMonth(text: string): string {
  const [word = '', name = ''] = /^\s*(\p{L}{3})\p{L}*(?:[\s./-]*de\s)?/iu.exec(text) ?? [];
  const month = MONTHS.findIndex((form) => form.test(name.toLowerCase())) + 1;
  return month === 0 ? text : String(month).padStart(2, '0') + text.slice(word.length);
}

const LABELLED = /^(?=.*\p{L}).*?(?:^|\D)(0?[1-9]|1[0-2]) ?[/.-] ?(\d{4}|\d{2})(?!\d).*$/u;

const WITH_DAY =
  /^(?:.*[^\d./-])?(?:0?[1-9]|[12]\d|3[01])( ?[./-] ?)(0?[1-9]|1[0-2])\1(?:20)?(\d{2})(?!\d).*$/su;

const SHORT_YEAR_FIRST = /^\s*(2[1-9]|[3-9]\d)(?: ?[./-] ?| )(0?[1-9]|1[0-2])\s*$/;

const YEAR_FIRST = /^02\/?0$/;
const WHOLE_YEAR_FIRST = /^20\d{2}-?(?:0[1-9]|1[0-2])$/;
const GROWING_YEAR_FIRST = /^20\d{2}-[01]$/;
const yearFirst = [/2/, /0/, /\d/, /\d/, '-', /[01]/, /\d/];

/**
 * Browsers and password stores fill in MM/AAAA, MM.AAAA, AAAA-MM (with a day too) and AAAAMM, and M/AA for the first
 * months.
 */
const shorten = (text: string) =>
  readMonth(toPlainDashes(text))
    .replace(WITH_DAY, '$2/$3')
    .replace(LABELLED, '$1/$2')
    .replace(SHORT_YEAR_FIRST, '$2/$1')
    .replace(/^\s*20(\d{2})[\s./-]+(\d{1,2})(?:[./-]\d{1,2})?\s*$/, '$2/$1')
    .replace(/^\s*20(\d{2})(0[1-9]|1[0-2])\s*$/, '$2/$1')
    .replace(/^\s*(\d)(?:\s*[./-]|\s(?=\s*\d))\s*/, '0$1/')
    .replace(/^\s*(\d{2})[\s./-]*20(\d{2})\s*$/, '$1/$2');

const MARK = /^[\s/.-]+/;

/**
 * MM/AA, and MM/AAAA where the buyer types the whole year. A first digit above 1 can only be a
 * one-digit month: 5 becomes 05. So can a 1 before a slash, a space, a hyphen or a dot: 1/27 becomes
 * 01/27.
 */
export const expirationDateMask: MaskitoOptions = {
  mask: ({ value }) => {
    if (/^\p{L}/u.test(value)) return /^\p{L}{0,3}$/u;
    return value.startsWith('20') ? yearFirst : [/[01]/, /\d/, '/', ...digits(4)];
  },
  preprocessors: [
    readCharacters,
    ({ elementState, data }, action) => {
      const { selection, value } = elementState;
      if (action === 'validation') {
        const isGrowing = GROWING_YEAR_FIRST.test(value);
        return {
          elementState: isGrowing ? elementState : { ...elementState, value: shorten(value) },
        };
      }
      if (/^[01]$/.test(value) && selection[0] === 1 && MARK.test(toPlainDashes(data))) {
        return {
          elementState: { value: `0${value}`, selection: [2, 2] },
          data: toPlainDashes(data).replace(MARK, '/'),
        };
      }
      const whole = `${value.slice(0, selection[0])}${data}${value.slice(selection[1])}`;
      if (action === 'insert' && data.length === 1) {
        const meant = YEAR_FIRST.test(whole) ? '20' : readMonth(whole);
        if (meant !== whole || WHOLE_YEAR_FIRST.test(whole))
          return { elementState: { value: '', selection: [0, 0] }, data: shorten(meant) };
      }
      const isFirst = selection[0] === 0;
      return { elementState, data: shorten(isFirst ? data.replace(/^[2-9]$/, '0$&') : data) };
    },
  ],
};

export const readExpirationDate = (text: string): string =>
  maskitoTransform(shorten(toPlainCharacters(text)), expirationDateMask) || text;

export const securityCodeMask: MaskitoOptions = {
  mask: digits(8),
  preprocessors: [readCharacters],
};

import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { toPlainDigits } from '@/domain/digitLetters';
import { toPlainCharacters } from '@/domain/plainText';

export const readCharacters: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState: { ...elementState, value: toPlainCharacters(elementState.value) },
  data: toPlainCharacters(data),
});

export const readDigitLetters =
  (places: number): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    const { selection, value } = elementState;
    if (action === 'validation')
      return { elementState: { ...elementState, value: toPlainDigits(value) } };
    const before = value.slice(0, selection[0]);
    const isFull = before.replace(/\D/g, '').length >= places;
    if (data.length !== 1 || isFull || !/\d[./-]?$/.test(before))
      return { elementState, data: toPlainDigits(data) };
    return { elementState, data: toPlainDigits(`0${data}`).slice(1) };
  };

export function digits(count: number): RegExp[] {
  return Array.from({ length: count }, () => /\d/);
}

const unbounded = 40;

/**
 * The layout of a number. A number with surplus characters loses its separators and keeps all of its
 * characters: its rule has to refuse it, and it must not be cut into another number.
 * @param character matches the characters that count
 */
export function fullLayout(
  layout: readonly (RegExp | string)[],
  character = /\d/,
): (state: { value: string }) => (RegExp | string)[] {
  const places = layout.filter((part) => typeof part !== 'string').length;
  const tooLong = Array.from({ length: unbounded }, () => character);
  return ({ value }) =>
    Array.from(value).filter((typed) => character.test(typed)).length > places
      ? tooLong
      : [...layout];
}

/**
 * Finds the code in the text of an SMS: the only run of six digits, or else the only pair of three
 * digits, whatever other numbers are there. Undefined: there is none, or there are several.
 */
export function findVerificationCode(text: string): string | undefined {
  const plain = toPlainCharacters(text);
  const whole = plain.match(/\d+/g)?.filter((run) => run.length === 6) ?? [];
  const inHalves = plain.match(/\d+(?:[\s-]\d+)*/g)?.filter((run) => /^\d{3}\D\d{3}$/.test(run));
  const codes = whole.length > 0 ? whole : (inHalves ?? []);
  const [code, ...others] = new Set(codes.map((run) => run.replace(/\D/g, '')));
  return others.length === 0 ? code : undefined;
}

const readCode: MaskitoPreprocessor = ({ elementState, data }, action) =>
  action === 'validation'
    ? {
        elementState: {
          ...elementState,
          value: findVerificationCode(elementState.value) ?? elementState.value,
        },
      }
    : { elementState, data: findVerificationCode(data) ?? data };

export const verificationCodeMask: MaskitoOptions = {
  mask: digits(6),
  preprocessors: [readCharacters, readCode],
};

/** A word of digits, their signs and letters that look like one. */
const LIKE_DIGITS = /^(?=.*\d)[\dOoIl./-]+$/;

/** A text in which the letters O, I and l are digits where they stand among nothing but digits: "123.456.789-O9". */
export const toPlainDigits = (text: string): string =>
  text.replace(/[\p{L}\p{N}./-]+/gu, (word) =>
    LIKE_DIGITS.test(word) ? word.replace(/o/gi, '0').replace(/[Il]/g, '1') : word,
  );

const LIKE_DIGITS = /^(?=.*\d)[\dOoIl./-]+$/;

export const toPlainDigits = (text: string): string =>
  text.replace(/[\p{L}\p{N}./-]+/gu, (word) =>
    LIKE_DIGITS.test(word) ? word.replace(/o/gi, '0').replace(/[Il]/g, '1') : word,
  );

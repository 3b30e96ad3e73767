import { dropInvisible, toPlainDashes } from './plainText';

/**
 * A phone without what stands between its digits, marks that nobody sees among them, and with '+'
 * where it was written 00.
 */
export const toPlainPhone = (text: string) =>
  toPlainDashes(dropInvisible(text))
    .replace(/[\s()./-]/g, '')
    .replace(/^00(?=[1-9])/, '+');

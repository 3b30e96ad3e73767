/** What draws nothing: marks, fillers, the empty Braille cell, and controls that are no white space. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|[^\P{Cc}\s]/gu;

/**
 * A text without what nobody can see in it: zero widths, marks of direction, soft hyphens, variation
 * selectors, fillers that look empty, tags. Every field is read so, by the page and by the service.
 */
export const dropInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** All that keyboards, phones and word processors give for an apostrophe, as one. */
export const toPlainApostrophes = (text: string): string => text.replace(/[´`‘’‛′＇ʻʼ]/gu, "'");

/** Hyphens and dashes of every width, and the minus sign, as a hyphen. */
export const toPlainDashes = (text: string): string => text.replace(/[\p{Pd}\u2212]/gu, '-');

/** A text in one line as it is kept: composed accents, single spaces, nothing unseen. */
export const toPlainLine = (text: string): string =>
  dropInvisible(text).normalize('NFC').replace(/\s+/g, ' ').trim();

import { letters, type Letter } from './letters';

/** The letters that a text is drawn with; accents and signs without a drawing are left out. */
export const lettersOf = (text: string): Letter[] =>
  [...text.normalize('NFD').toUpperCase()].flatMap((character) => letters.get(character) ?? []);

/** What is wrong with a field of a brand; with its name before it, a sentence. */
export interface Fault {
  field: string;
  /** Follows the field's name, as in "must not be empty". */
  demand: string;
}

/** The fault of a field, if it has one. */
export const faultWhen = (isWrong: boolean, field: string, demand: string): Fault[] =>
  isWrong ? [{ field, demand }] : [];

/** A text that a buyer sees or a service is asked with. */
export const checkText = (value: string, field: string): Fault[] =>
  faultWhen(value.trim() === '', field, 'must not be empty');

/** A list that something is chosen from. */
export const checkList = (values: readonly unknown[], field: string): Fault[] =>
  faultWhen(values.length === 0, field, 'must not be empty');

/** What a text box holds. */
export const readText = (input: HTMLInputElement): string => input.value;

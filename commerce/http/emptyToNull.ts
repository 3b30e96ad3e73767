export const emptyToNull = (text: string | null | undefined): string | null =>
  text === undefined || text === '' ? null : text;

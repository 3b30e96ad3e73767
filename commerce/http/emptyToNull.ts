/** An optional text of a request: one that is there and empty says as little as one that is not. */
export const emptyToNull = (text: string | null | undefined): string | null =>
  text === undefined || text === '' ? null : text;

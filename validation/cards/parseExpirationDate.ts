/** Month 1-12 and a four-digit year. */
export interface ExpirationDate {
  month: number;
  year: number;
}

/** MMAA, MMAAAA, MM/AA, MM/AAAA, and M/AA or M/AAAA as some browsers fill it in. */
const FORMAT = /^(\d(?=\/)|\d{2})\/?(\d{2}|\d{4})$/;

/**
 * Reads the expiry of a card; a two-digit year gets the prefix 20 (spec section 5). `undefined`
 * when it is not a month and a year.
 */
export function parseExpirationDate(value: string): ExpirationDate | undefined {
  const [, month, year] = FORMAT.exec(value.replace(/\s/g, '')) ?? [];
  if (month === undefined || year === undefined) return undefined;
  const date = { month: Number(month), year: Number(year.length === 2 ? `20${year}` : year) };
  return date.month >= 1 && date.month <= 12 ? date : undefined;
}

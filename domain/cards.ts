/** ISO/IEC 7812-1: every second digit from the right is doubled. @param digits digits only */
function sumLuhn(digits: string): number {
  return Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 1 ? digit * 2 : digit;
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
}

export function passesLuhn(digits: string): boolean {
  return /^[0-9]+$/.test(digits) && sumLuhn(digits) % 10 === 0;
}

/**
 * The card checksum of docs/behaviour.md 5: white space is removed, an empty string
 * passes, any non-digit fails, and a sum of zero fails too.
 */
export function hasCardChecksum(value: string): boolean {
  const digits = value.replace(/\s/g, '');
  return digits === '' || (passesLuhn(digits) && sumLuhn(digits) !== 0);
}

interface ExpirationDate {
  month: number;
  year: number;
}

const FORMAT = /^(\d(?=\/)|\d{2})\/?(\d{2}|\d{4})$/;

/**
 * Parses the expiry of a card; a two-digit year gets the prefix 20 (docs/behaviour.md 5). `undefined`
 * when it is not a month and a year.
 */
export function parseExpirationDate(value: string): ExpirationDate | undefined {
  const [, month, year] = FORMAT.exec(value.replace(/\s/g, '')) ?? [];
  if (month === undefined || year === undefined) return undefined;
  const date = { month: Number(month), year: Number(year.length === 2 ? `20${year}` : year) };
  return date.month >= 1 && date.month <= 12 ? date : undefined;
}

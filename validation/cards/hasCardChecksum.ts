/**
 * The card checksum as the spec writes it (section 5): white space is removed, an empty string
 * passes, any non-digit fails, else every second digit from the right is doubled and the digits
 * must add up to a multiple of 10 that is not zero.
 */
export function hasCardChecksum(value: string): boolean {
  const digits = value.replace(/\s/g, '');
  if (digits === '') return true;
  if (!/^[0-9]+$/.test(digits)) return false;
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 1 ? digit * 2 : digit;
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum !== 0 && sum % 10 === 0;
}

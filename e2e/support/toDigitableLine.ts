/**
 * Check digit of a field of the line: weights 2, 1 from the right, digits of each product added.
 */
function modulo10(field: string): string {
  const sum = [...field].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/**
 * The 47 digits that belong to a barcode of 44 (docs/behaviour.md 11, "Bank slip"), calculated
 * independently.
 */
export function toDigitableLine(barcode: string): string {
  const fields = [
    barcode.slice(0, 4) + barcode.slice(19, 24),
    barcode.slice(24, 34),
    barcode.slice(34, 44),
  ];
  const checked = fields.map((field) => field + modulo10(field)).join('');
  return `${checked}${barcode.slice(4, 5)}${barcode.slice(5, 19)}`;
}

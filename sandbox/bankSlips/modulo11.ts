/** Check digit of a bank slip's barcode: weights 2 to 9 from the right; 0, 10 and 11 give 1. */
export function modulo11(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0);
  const remainder = 11 - (sum % 11);
  return remainder > 9 ? 1 : remainder;
}

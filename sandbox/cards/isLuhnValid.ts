/** Card number check: 12 to 19 digits whose Luhn sum is a multiple of ten (ISO/IEC 7812-1). */
export function isLuhnValid(digits: string): boolean {
  if (!/^[0-9]{12,19}$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

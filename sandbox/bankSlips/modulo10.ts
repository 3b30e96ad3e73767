/** Check digit of a digitable line's field: weights 2, 1 from the right, digits of products added. */
export function modulo10(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

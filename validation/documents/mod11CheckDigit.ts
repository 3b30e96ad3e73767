const ASCII_ZERO = 48;

/**
 * A check digit of the Brazilian documents (facts, "Documents"): weighted sum modulo 11, where a
 * remainder below 2 gives 0 and any other 11 - remainder. A letter counts as its ASCII code - 48.
 */
export function mod11CheckDigit(characters: string, weights: readonly number[]): number {
  const sum = weights.reduce(
    (total, weight, index) => total + weight * (characters.charCodeAt(index) - ASCII_ZERO),
    0,
  );
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

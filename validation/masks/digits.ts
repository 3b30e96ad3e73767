/** A run of digits in a mask. */
export function digits(count: number): RegExp[] {
  return Array.from({ length: count }, () => /\d/);
}

/** Whether a number is one character over and over: passes checksums, belongs to nobody. */
export function isRepeated(number: string): boolean {
  return new Set(number).size === 1;
}

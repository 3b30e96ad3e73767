/** The values that are there more than once, each as often as it is repeated. */
export function findRepeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/**
 * Calls `visit` with every text of a JSON value, names of members included, and the JSON pointer of
 * where it is.
 */
export function visitTexts(
  value: unknown,
  visit: (text: string, pointer: string) => void,
  pointer = '',
): void {
  if (typeof value === 'string') {
    visit(value, pointer);
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => visitTexts(item, visit, `${pointer}/${index}`));
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      visit(name, pointer);
      visitTexts(member, visit, `${pointer}/${name}`);
    }
  }
}

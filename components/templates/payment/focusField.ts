/** Puts the focus on a field of the form around an element. */
export function focusField(inside: Element | null, name: string): void {
  const field = inside?.closest('form')?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/**
 * Focuses a field of the form around an element.
 * @param value the value of one radio button in a group
 */
export function focusField(inside: Element | null, name: string, value?: string): void {
  const form = inside?.closest('form');
  const field =
    value === undefined
      ? form?.elements.namedItem(name)
      : form?.querySelector(`[name="${name}"][value="${value}"]`);
  if (field instanceof HTMLElement) field.focus();
}

export function focusInvalidField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

export type PaymentFieldName =
  'document' | 'birthDate' | `cards[${0 | 1}].${'company' | 'expirationDate' | 'installments'}`;

export class InvalidFieldError extends Error {
  constructor(readonly field: PaymentFieldName) {
    super(`The field ${field} is invalid`);
    this.name = 'InvalidFieldError';
  }
}

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

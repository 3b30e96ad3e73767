export type PaymentFieldName =
  'document' | 'birthDate' | `cards[${0 | 1}].${'company' | 'expirationDate' | 'installments'}`;

export class InvalidFieldError extends Error {
  constructor(readonly field: PaymentFieldName) {
    super(`The field ${field} is invalid`);
    this.name = 'InvalidFieldError';
  }
}

/**
 * Puts the focus on a field of the form around an element.
 * @param value which one of a group of radio buttons
 */
export function focusField(inside: Element | null, name: string, value?: string): void {
  const form = inside?.closest('form');
  const field =
    value === undefined
      ? form?.elements.namedItem(name)
      : form?.querySelector(`[name="${name}"][value="${value}"]`);
  if (field instanceof HTMLElement) field.focus();
}

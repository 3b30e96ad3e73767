import type { PaymentFieldName } from './outcome';

/** A field of the form that keeps an order from being made. */
export class InvalidFieldError extends Error {
  constructor(readonly field: PaymentFieldName) {
    super(`The field ${field} is invalid`);
    this.name = 'InvalidFieldError';
  }
}

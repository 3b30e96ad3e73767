import type { Part } from './Payment';

export class PaymentCheckFailure extends Error {
  override readonly name = 'PaymentCheckFailure';
  readonly paymentId: string;
  readonly part: number;

  constructor({ paymentId, position }: Pick<Part, 'paymentId' | 'position'>, cause: unknown) {
    super(`The check of payment ${paymentId} failed`, { cause });
    this.paymentId = paymentId;
    this.part = position;
  }
}

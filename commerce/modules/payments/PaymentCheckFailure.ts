import type { Part } from './Payment';

/** The check of one charge failed, and is made again. Names the payment, and nobody. */
export class PaymentCheckFailure extends Error {
  override readonly name = 'PaymentCheckFailure';
  readonly paymentId: string;
  /** Position of the part. */
  readonly part: number;

  constructor({ paymentId, position }: Pick<Part, 'paymentId' | 'position'>, cause: unknown) {
    super(`The check of payment ${paymentId} failed`, { cause });
    this.paymentId = paymentId;
    this.part = position;
  }
}

import type { PaymentRoute } from '@/contract/payment';
import type { DeclineReason, PaymentView } from '../../payment';

/** Fields of the payment form that an answer may point at. */
export const paymentFields = [
  'document',
  'installments',
  'cardCompany',
  'cardExpirationDate',
  'second-installments',
  'second-cardCompany',
  'second-cardExpirationDate',
] as const;
export type PaymentFieldName = (typeof paymentFields)[number];

/** All that can come of an attempt to pay. */
export type PaymentOutcome =
  /** Taken: paid, or waiting for the buyer or the bank. */
  | { kind: 'accepted'; payment: PaymentView; route: PaymentRoute }
  /**
   * @property part of two methods the one that was declined, from 0; absent when it is the only one
   * or not known
   * @property token of the payment that was declined, if the answer told it
   */
  | { kind: 'declined'; reason: DeclineReason; part?: number; token?: string }
  /** @property amount what the server would charge now, in minor units; null: it did not say */
  | { kind: 'priceChanged'; amount: number | null }
  /** The contract was accepted at another price, or not at all. */
  | { kind: 'contractNotAccepted' }
  | { kind: 'alreadyPaid'; token: string | null }
  | { kind: 'inProgress'; token: string | null }
  | { kind: 'invalidFields'; fields: readonly PaymentFieldName[] }
  | { kind: 'tooManyAttempts' }
  /** The attempt never reached the service: nothing was charged. */
  | { kind: 'notArrived' }
  /** The attempt came to its end without money, for example an expired Pix. */
  | { kind: 'ended' }
  /** No answer came. It may have been charged: ask before paying again. */
  | { kind: 'unknown' }
  /** Refused for a reason that the buyer cannot mend. Nothing was charged. */
  | { kind: 'failed' };

/**
 * Whether an outcome ends its attempt. What is open keeps its idempotency key, so that trying again
 * can never charge twice; what is settled gets a new key at the next try.
 */
export const isSettledBy: Record<PaymentOutcome['kind'], boolean> = {
  accepted: true,
  declined: true,
  priceChanged: true,
  contractNotAccepted: true,
  alreadyPaid: true,
  inProgress: true,
  invalidFields: true,
  tooManyAttempts: false,
  notArrived: false,
  ended: true,
  unknown: false,
  failed: true,
};

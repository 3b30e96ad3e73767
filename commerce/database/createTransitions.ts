import type { Executor } from './connect';
import { paymentTransitions, type PartState, type PaymentCause } from './tables';

export interface Transition {
  paymentId: string;
  /** Position of the part that moved, in a payment of two; null: the payment as a whole. */
  part: number | null;
  fromState: PartState | null;
  toState: PartState;
  cause: PaymentCause;
  at: Date;
}

export interface Transitions {
  /** Appends to the history. Listeners hear of it when the transaction commits. */
  create(transitions: Transition[]): Promise<void>;
}

export function createTransitions(executor: Executor): Transitions {
  return {
    async create(transitions) {
      if (transitions.length > 0) await executor.insert(paymentTransitions).values(transitions);
    },
  };
}

import type { PaymentState } from '@/contract/enumerations';
import type { Executor } from './connect';
import { paymentTransitions, type PaymentCause } from './tables';

export interface Transition {
  paymentId: string;
  fromState: PaymentState | null;
  toState: PaymentState;
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

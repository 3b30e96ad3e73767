/** A payment is taken, and there is no connection to open the page that follows. */
export interface AwayPhase {
  isPaid: boolean;
  tryAgain: () => void;
}

/** What a page is doing: nothing, paying, asking what became of a payment, or waiting to go on. */
export type PaymentPhase = 'idle' | 'paying' | 'asking' | AwayPhase;

export interface AwayPhase {
  isPaid: boolean;
  tryAgain: () => void;
}

export type PaymentPhase = 'idle' | 'paying' | 'asking' | AwayPhase;

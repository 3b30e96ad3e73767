/** A trial that a flow offers, and whether this buyer has had theirs. */
export interface TrialOffer {
  days: number;
  isUsed: boolean;
}

/** The terms of a trial that a payment is to begin with. */
export interface AgreedTrial {
  days: number;
  /** Which words the buyer agreed to. */
  consentVersion: string;
}

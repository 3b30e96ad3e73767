/** Waiting times of payments, in milliseconds. */
export interface Timing {
  /** Between two looks for payments that are due a check. */
  sweepEvery: number;
  /** After this long, a payment that the provider never received is given up. */
  receiptGrace: number;
  /** How long a buyer may take to answer the bank's question (3-D Secure). */
  actionLimit: number;
  /** How long a repeated request waits for the first one's result. */
  replayWait: number;
}

export const defaultTiming: Timing = {
  sweepEvery: 2_000,
  receiptGrace: 60_000,
  actionLimit: 15 * 60_000,
  replayWait: 15_000,
};

import type { Catalogue } from './modules/catalogue/createCatalogue';
import type { Connection } from './database/connect';
import type { PaymentFeed } from './modules/payments/feed';
import type { LoyaltyProgram } from './providers/LoyaltyProgram';
import type { PaymentProvider } from './providers/PaymentProvider';
import type { SmsSender } from './providers/SmsSender';

/** What the operations work with. One value per running service. */
export interface Services {
  catalogue: Catalogue;
  clock: Clock;
  connection: Connection;
  feed: PaymentFeed;
  provider: PaymentProvider;
  sms: SmsSender;
  /** The loyalty program. */
  loyalty: LoyaltyProgram;
  timing: Timing;
  /** Origin of the checkout, where a buyer's bank sends the buyer back to. */
  webUrl: string;
  /** Whether buyers' payments may be simulated (never in production). */
  allowsSimulation: boolean;
}

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

/** The service's time. Injected, so that a test can move it. */
export type Clock = () => Date;

import { type Background, createBackground } from './background';
import { type Clock, createDatabaseClock } from './database/clock';
import { type Connection, connect } from './database/connect';
import { type Catalogue, createCatalogue } from './modules/catalogue/createCatalogue';
import { registry } from './modules/catalogue/registry';
import { type CardKeys, createCardKeys } from './modules/payments/cardKey';
import { type PaymentFeed, createPaymentFeed } from './modules/payments/feed';
import { paymentRepository } from './modules/payments/repository';
import { schoolNetworks } from './modules/schools/schoolNetworks';
import { createEmbeddedPostalCodes } from './providers/embedded/createEmbeddedPostalCodes';
import type { LoyaltyProgram } from './providers/LoyaltyProgram';
import type { PaymentProvider } from './providers/PaymentProvider';
import type { PostalCodes } from './providers/PostalCodes';
import type { SmsSender } from './providers/SmsSender';

/** What the operations work with. One value per running service. */
export interface Services {
  background: Background;
  cardKeys: CardKeys;
  catalogue: Catalogue;
  clock: Clock;
  connection: Connection;
  feed: PaymentFeed;
  provider: PaymentProvider;
  sms: SmsSender;
  loyalty: LoyaltyProgram;
  postalCodes: PostalCodes;
  timing: Timing;
  /** Origin of the checkout, where a buyer's bank sends the buyer back to. */
  webUrl: string;
  /** Whether buyers' payments may be simulated (never in production). */
  allowsSimulation: boolean;
}

/** Waiting times of payments, in milliseconds. */
interface Timing {
  /** Between two looks for payments that are due a check. */
  sweepEvery: number;
  /** Between two looks whether the day's charges are reconciled. */
  reconcileEvery: number;
  /** After this long, a payment that the provider never received is given up. */
  receiptGrace: number;
  /** How long a buyer may take to answer the bank's question (3-D Secure). */
  actionLimit: number;
  /** How long a repeated request waits for the first one's result. */
  replayWait: number;
  /** After this long a request to pay is answered, whatever the provider does. */
  answerWithin: number;
}

const defaultTiming: Timing = {
  sweepEvery: 2_000,
  reconcileEvery: 10 * 60_000,
  receiptGrace: 25_000,
  actionLimit: 15 * 60_000,
  replayWait: 8_000,
  answerWithin: 8_000,
};

export interface ServiceOptions {
  databaseUrl: string;
  provider: PaymentProvider;
  sms: SmsSender;
  loyalty: LoyaltyProgram;
  /** Without one, the table that comes with the product. */
  postalCodes?: PostalCodes;
  /** Origin of the checkout. */
  webUrl: string;
  appEnvironment: 'test' | 'homolog' | 'production';
  /** Without one, the database's. */
  clock?: Clock;
  timing?: Partial<Timing>;
}

/**
 * What the operations work with. Nothing connects or runs before it is used or started.
 * @param onError Called with the errors of background work.
 * @throws Error when the catalogue is not sound.
 */
export function createServices(
  options: ServiceOptions,
  onError: (error: unknown) => void,
): { services: Services; start: () => Promise<void>; close: () => Promise<void> } {
  const { connection, close } = connect(options.databaseUrl, onError);
  const databaseClock = createDatabaseClock(connection, onError);
  const background = createBackground(onError);
  const services = {
    background,
    cardKeys: createCardKeys(options.provider),
    catalogue: createCatalogue(registry, schoolNetworks),
    clock: options.clock ?? databaseClock.now,
    connection,
    feed: createPaymentFeed(options.databaseUrl, paymentRepository(connection), onError),
    provider: options.provider,
    sms: options.sms,
    loyalty: options.loyalty,
    postalCodes: options.postalCodes ?? createEmbeddedPostalCodes(),
    timing: { ...defaultTiming, ...options.timing },
    webUrl: options.webUrl,
    allowsSimulation: options.appEnvironment !== 'production',
  };
  return {
    services,
    async start() {
      if (!options.clock) await databaseClock.start();
      services.feed.start();
    },
    async close() {
      databaseClock.stop();
      await services.feed.stop();
      await background.settled();
      await close();
    },
  };
}

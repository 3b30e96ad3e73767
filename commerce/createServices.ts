import type { Operator } from '@/config/bearerKeys.server';
import { answerMinutes } from '@/domain/answerTime';
import type { LimitName, LimitNumbers } from '@/domain/limits';
import { createBackground } from './background';
import { type Clock, createDatabaseClock } from './database/clock';
import {
  connect,
  type DatabaseSettings,
  defaultDatabaseSettings,
  type PoolState,
} from './database/connect';
import { flagCatalogue } from './flags/flagCatalogue';
import { defaultFlags, type Flags } from './flags/flags';
import { createLimits } from './limits';
import type { School } from './modules/access/schools';
import { createCatalogue } from './modules/catalogue/createCatalogue';
import { registry } from './modules/catalogue/registry';
import { purchaseHooks } from './modules/checkout/paymentTypes';
import { type ContractPrinter, createContractPrinter } from './modules/contracts/contractPrinter';
import { type Destination, setDestinations } from './modules/events/Destination';
import { createMailDestination } from './modules/mails/mailDestination';
import { createCardKeys } from './modules/payments/cardKey';
import { createPaymentFeed } from './modules/payments/feed';
import { paymentRepository } from './modules/payments/repository';
import { schoolNetworks } from './modules/schools/schoolNetworks';
import type { Mailer } from './providers/createMailer';
import { createEmbeddedPostalCodes } from './providers/embedded/createEmbeddedPostalCodes';
import type { LoyaltyProgram } from './providers/LoyaltyProgram';
import type { PaymentProvider } from './providers/PaymentProvider';
import type { PostalCodes } from './providers/PostalCodes';
import type { Recaptcha } from './providers/Recaptcha';
import type { SmsSender } from './providers/SmsSender';
import { watchLoyaltyProgram, watchProvider, watchSmsSender } from './providers/watchProvider';
import type { Lifecycle, Services, Timing } from './Services';

const defaultTiming: Timing = {
  sweepIntervalMs: 2_000,
  reconcileIntervalMs: 10 * 60_000,
  purgeIntervalMs: 60 * 60_000,
  unreceivedGraceMs: 25_000,
  endIntervalMs: 60_000,
  deliverIntervalMs: 500,
  deliverTimeoutMs: 10_000,
  actionLimitMs: answerMinutes * 60_000,
  replayWaitMs: 8_000,
  replayAskMs: 1_000,
  answerTimeoutMs: 8_000,
};

export interface ServiceOptions {
  databaseUrl: string;
  database?: DatabaseSettings;
  provider: PaymentProvider;
  sms: SmsSender;
  loyalty: LoyaltyProgram;
  postalCodes?: PostalCodes;
  contractPrinter?: ContractPrinter;
  cardKeyThumbprints?: readonly string[] | undefined;
  webUrl: string;
  appEnvironment: 'test' | 'homolog' | 'production';
  emailIdSecret?: string | undefined;
  captchaSecret?: string | undefined;
  buyerLinkSecrets?: readonly string[];
  operators?: readonly Operator[];
  schools?: readonly School[];
  recaptcha?: Recaptcha | null;
  destinations?: readonly Destination[];
  mailer?: Mailer | null;
  flags?: Flags;
  limits?: LimitNumbers;
  smsCountries?: readonly string[];
  clock?: Clock;
  timing?: Partial<Timing>;
  lifecycle?: Lifecycle;
}

/**
 * Creates the services that the operations use. Nothing connects or runs before it is used or started.
 * @param onError Called with the errors of background work.
 * @param onLimitReached Called when a limit is reached that refuses nobody and only alerts operators.
 * @throws Error when the catalogue is not sound.
 */
export function createServices(
  options: ServiceOptions,
  onError: (error: unknown) => void,
  onLimitReached: (name: LimitName) => void = () => undefined,
): {
  services: Services;
  readPool: () => PoolState;
  start: () => Promise<void>;
  close: () => Promise<void>;
} {
  const { database = defaultDatabaseSettings, databaseUrl, flags = defaultFlags } = options;
  const { connection, close, pool, readPool } = connect(databaseUrl, onError, database);
  const databaseClock = createDatabaseClock(connection, onError);
  const background = createBackground(onError);
  const clock = options.clock ?? databaseClock.now;
  const mailer = options.mailer ?? null;
  const destinations = [
    ...(options.destinations ?? []),
    ...(mailer ? [createMailDestination(connection, clock)] : []),
  ];
  setDestinations(connection, destinations);
  const provider = watchProvider(options.provider);
  const services: Services = {
    background,
    cardKeys: createCardKeys(provider, options.cardKeyThumbprints),
    catalogue: flagCatalogue(
      createCatalogue(registry, schoolNetworks, provider.minimumInstallment),
      flags,
    ),
    flags,
    limits: createLimits(pool, { numbers: options.limits ?? {}, onReached: onLimitReached }),
    smsCountries: options.smsCountries ?? [],
    clock,
    connection,
    contractPrinter: options.contractPrinter ?? createContractPrinter(),
    destinations,
    feed: createPaymentFeed(
      database.listenUrl ?? databaseUrl,
      paymentRepository(connection),
      onError,
    ),
    mailer,
    provider,
    purchaseHooks,
    sms: watchSmsSender(options.sms),
    loyalty: watchLoyaltyProgram(options.loyalty),
    postalCodes: options.postalCodes ?? createEmbeddedPostalCodes(),
    timing: { ...defaultTiming, ...options.timing },
    lifecycle: options.lifecycle ?? { isStopping: false },
    webUrl: options.webUrl,
    emailIdSecret: options.emailIdSecret ?? null,
    captchaSecret: options.captchaSecret ?? null,
    buyerLinkSecrets: options.buyerLinkSecrets ?? [],
    operators: options.operators ?? [],
    schools: options.schools ?? [],
    recaptcha: options.recaptcha ?? null,
    allowsSimulation: options.appEnvironment !== 'production',
  };
  return {
    services,
    readPool,
    async start() {
      if (!options.clock) await databaseClock.start();
      services.feed.start();
      flags.start();
    },
    async close() {
      databaseClock.stop();
      await flags.stop();
      await services.feed.stop();
      await background.settled();
      await services.contractPrinter.close();
      await close();
    },
  };
}

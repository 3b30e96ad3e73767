import { createCatalogue } from './modules/catalogue/createCatalogue';
import { registry } from './modules/catalogue/registry';
import { schoolNetworks } from './modules/schools/schoolNetworks';
import { connect } from './database/connect';
import { createPaymentFeed } from './modules/payments/feed';
import { paymentRepository } from './modules/payments/repository';
import type { LoyaltyProgram } from './providers/LoyaltyProgram';
import type { PaymentProvider } from './providers/PaymentProvider';
import type { SmsSender } from './providers/SmsSender';
import { type Clock, defaultTiming, type Services, type Timing } from './Services';

export interface ServiceOptions {
  databaseUrl: string;
  provider: PaymentProvider;
  sms: SmsSender;
  loyalty: LoyaltyProgram;
  /** Origin of the checkout. */
  webUrl: string;
  appEnvironment: 'test' | 'homolog' | 'production';
  clock?: Clock;
  timing?: Partial<Timing>;
}

/**
 * What the operations work with. Nothing connects or runs before it is used or started.
 * @param onError Told what goes wrong where nobody waits for an answer.
 * @throws Error when the catalogue is not sound.
 */
export function createServices(
  options: ServiceOptions,
  onError: (error: unknown) => void,
): { services: Services; close: () => Promise<void> } {
  const { connection, close } = connect(options.databaseUrl, onError);
  const services = {
    catalogue: createCatalogue(registry, schoolNetworks),
    clock: options.clock ?? (() => new Date()),
    connection,
    feed: createPaymentFeed(options.databaseUrl, paymentRepository(connection), onError),
    provider: options.provider,
    sms: options.sms,
    loyalty: options.loyalty,
    timing: { ...defaultTiming, ...options.timing },
    webUrl: options.webUrl,
    allowsSimulation: options.appEnvironment !== 'production',
  };
  return { services, close };
}

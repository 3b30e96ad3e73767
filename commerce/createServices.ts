import { createCatalog } from './catalog/createCatalog';
import { registry } from './catalog/registry';
import { schoolNetworks } from './catalog/schools/schoolNetworks';
import type { Clock } from './clock';
import { connect } from './database/connect';
import { createPaymentFeed } from './database/createPaymentFeed';
import { createPayments } from './database/createPayments';
import type { LoyaltyProgram } from './providers/LoyaltyProgram';
import type { PaymentProvider } from './providers/PaymentProvider';
import type { SmsSender } from './providers/SmsSender';
import type { Services } from './Services';
import { defaultTiming, type Timing } from './Timing';

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
    catalog: createCatalog(registry, schoolNetworks),
    clock: options.clock ?? (() => new Date()),
    connection,
    feed: createPaymentFeed(options.databaseUrl, createPayments(connection), onError),
    provider: options.provider,
    sms: options.sms,
    loyalty: options.loyalty,
    timing: { ...defaultTiming, ...options.timing },
    webUrl: options.webUrl,
    allowsSimulation: options.appEnvironment !== 'production',
  };
  return { services, close };
}

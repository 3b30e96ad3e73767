import type { Catalog } from './catalog/createCatalog';
import type { Clock } from './clock';
import type { Connection } from './database/connect';
import type { PaymentFeed } from './database/createPaymentFeed';
import type { LoyaltyProgram } from './providers/LoyaltyProgram';
import type { PaymentProvider } from './providers/PaymentProvider';
import type { SmsSender } from './providers/SmsSender';
import type { Timing } from './Timing';

/** What the operations work with. One value per running service. */
export interface Services {
  catalog: Catalog;
  clock: Clock;
  connection: Connection;
  feed: PaymentFeed;
  provider: PaymentProvider;
  sms: SmsSender;
  /** The points programme. */
  loyalty: LoyaltyProgram;
  timing: Timing;
  /** Origin of the checkout, where a buyer's bank sends the buyer back to. */
  webUrl: string;
  /** Whether buyers' payments may be simulated (never in production). */
  allowsSimulation: boolean;
}

import type { Operator } from '@/config/bearerKeys.server';
import type { Background } from './background';
import type { Clock } from './database/clock';
import type { Connection } from './database/connect';
import type { Flags } from './flags/flags';
import type { Limits } from './limits';
import type { School } from './modules/access/schools';
import type { Catalogue } from './modules/catalogue/createCatalogue';
import type { ContractPrinter } from './modules/contracts/contractPrinter';
import type { Destination } from './modules/events/Destination';
import type { CardKeys } from './modules/payments/cardKey';
import type { PaymentFeed } from './modules/payments/feed';
import type { PurchaseHooksByType } from './modules/payments/PurchaseHooks';
import type { Mailer } from './providers/createMailer';
import type { LoyaltyProgram } from './providers/LoyaltyProgram';
import type { PaymentProvider } from './providers/PaymentProvider';
import type { PostalCodes } from './providers/PostalCodes';
import type { Recaptcha } from './providers/Recaptcha';
import type { SmsSender } from './providers/SmsSender';

export interface Services {
  background: Background;
  cardKeys: CardKeys;
  catalogue: Catalogue;
  flags: Flags;
  limits: Limits;
  smsCountries: readonly string[];
  clock: Clock;
  connection: Connection;
  contractPrinter: ContractPrinter;
  destinations: readonly Destination[];
  feed: PaymentFeed;
  /** Null: the service sends no mail, and no page promises one. */
  mailer: Mailer | null;
  provider: PaymentProvider;
  purchaseHooks: PurchaseHooksByType;
  sms: SmsSender;
  loyalty: LoyaltyProgram;
  postalCodes: PostalCodes;
  timing: Timing;
  lifecycle: Lifecycle;
  webUrl: string;
  /** Key for the identifiers that replace e-mails in error reports; null: reports carry none. */
  emailIdSecret: string | null;
  captchaSecret: string | null;
  /**
   * Keys that sign the links sent to buyers; the first one signs. Empty: there are no such links.
   */
  buyerLinkSecrets: readonly string[];
  operators: readonly Operator[];
  schools: readonly School[];
  recaptcha: Recaptcha | null;
  allowsSimulation: boolean;
}

export interface Lifecycle {
  isStopping: boolean;
}

/**
 * In milliseconds. A try at the provider ends before the answer is due, the answer before web and the
 * browser stop waiting (55 s, 60 s), and all calls of a charge in half the grace after which the sweep
 * gives up a charge that the provider never received. A payment is written within the time of its
 * answer: the browser takes a look-up's 404 as final only later (`components/payment/sendPayment.ts`).
 */
export interface Timing {
  sweepIntervalMs: number;
  reconcileIntervalMs: number;
  purgeIntervalMs: number;
  unreceivedGraceMs: number;
  endIntervalMs: number;
  deliverIntervalMs: number;
  deliverTimeoutMs: number;
  actionLimitMs: number;
  replayWaitMs: number;
  /**
   * Until a repeated request asks the provider itself, because the process of the first
   * request may be gone.
   */
  replayAskMs: number;
  answerTimeoutMs: number;
}

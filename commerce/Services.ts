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

/** What the operations work with. One value per running service. */
export interface Services {
  background: Background;
  cardKeys: CardKeys;
  catalogue: Catalogue;
  flags: Flags;
  limits: Limits;
  /** Countries, besides a lead's own, to whose phones codes are sent (ISO 3166). */
  smsCountries: readonly string[];
  clock: Clock;
  connection: Connection;
  contractPrinter: ContractPrinter;
  /** Who is told of what happens, besides those who ask. */
  destinations: readonly Destination[];
  feed: PaymentFeed;
  /** How buyers are written to; null: they are not, and nobody is told that they are. */
  mailer: Mailer | null;
  provider: PaymentProvider;
  /** What purchases of each payment type begin, go on with and end. */
  purchaseHooks: PurchaseHooksByType;
  sms: SmsSender;
  loyalty: LoyaltyProgram;
  postalCodes: PostalCodes;
  timing: Timing;
  lifecycle: Lifecycle;
  /** Origin of the checkout, where a buyer's bank sends the buyer back to. */
  webUrl: string;
  /** Key of the identifiers that stand for e-mails in error reports; null: there are none. */
  emailIdSecret: string | null;
  /** Signs captchas; null: none is asked for. */
  captchaSecret: string | null;
  /** Sign the links that buyers are sent, the one in use first; none: there are no such links. */
  buyerLinkSecrets: readonly string[];
  /** Who may act on payments by call. */
  operators: readonly Operator[];
  /** Who opens accounts of buyers. */
  schools: readonly School[];
  /** Decides where no card is typed; null: captchas are the same everywhere. */
  recaptcha: Recaptcha | null;
  /** Whether buyers' payments may be simulated (never in production). */
  allowsSimulation: boolean;
}

/** What becomes of this process; whoever runs it says so, and its readiness reads it. */
export interface Lifecycle {
  /** Asked to stop: it goes on answering, and says that it wants no more to do. */
  isStopping: boolean;
}

/** Waiting times of payments, in milliseconds. */
export interface Timing {
  /** Between two looks for payments that are due a check. */
  sweepIntervalMs: number;
  /** Between two looks whether the day's charges are reconciled. */
  reconcileIntervalMs: number;
  /** Between two looks for what is kept no longer (docs/privacy.md). */
  purgeIntervalMs: number;
  /** After this long, a payment that the provider never received is given up. */
  receiptGraceMs: number;
  /** Between two looks for subscriptions whose last period is over. */
  endIntervalMs: number;
  /** Between two looks for events that are to be told. */
  deliverIntervalMs: number;
  /** How long one try to tell an event may take. */
  deliverTimeoutMs: number;
  /** How long a buyer may take to answer a bank's or a phone's question (3-D Secure, M-Pesa). */
  actionLimitMs: number;
  /** How long a repeated request waits for the first one's result. */
  replayWaitMs: number;
  /** How long it waits before it asks the provider itself: the first one's process may be gone. */
  replayAskMs: number;
  /** After this long a request to pay is answered, whatever the provider does. */
  answerTimeoutMs: number;
}

import type { ExpiryWatch } from './charges/createExpiryWatch';
import type { FaultBox } from './faults/createFaultBox';
import type { Journal } from './journal/openJournal';
import type { CardKey } from './keys/openCardKey';
import type { LiveloProgram } from './livelo/createLiveloProgram';
import type { SmsBox } from './sms/createSmsBox';
import type { WebhookSender } from './webhooks/createWebhookSender';

/** What the operations of the sandbox work with. */
export interface Sandbox {
  journal: Journal;
  cardKey: CardKey;
  faults: FaultBox;
  webhooks: WebhookSender;
  expiryWatch: ExpiryWatch;
  /** Where a buyer's browser reaches the sandbox, without a slash at the end. */
  publicUrl: string;
  sms: SmsBox;
  /** The points programme. */
  livelo: LiveloProgram;
  now: () => Date;
}

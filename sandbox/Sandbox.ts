import type { ExpiryWatch } from './charges/expiryWatch';
import type { FaultBox } from './faults/faultBox';
import type { Journal } from './journal/journal';
import type { CardKey } from './keys/openKeys';
import type { LiveloProgram } from './livelo/liveloProgram';
import type { MailBox } from './mail/mailBox';
import type { SmsBox } from './sms/smsBox';
import type { WebhookSender } from './webhooks/webhookSender';

export interface Sandbox {
  journal: Journal;
  cardKey: CardKey;
  /** What fingerprints of cards are made with. */
  fingerprintKey: Buffer;
  faults: FaultBox;
  webhooks: WebhookSender;
  expiryWatch: ExpiryWatch;
  /** Where a buyer's browser reaches the sandbox, without a slash at the end. */
  publicUrl: string;
  mail: MailBox;
  sms: SmsBox;
  livelo: LiveloProgram;
  now: () => Date;
}

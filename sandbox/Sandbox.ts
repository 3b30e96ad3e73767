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
  fingerprintKey: Buffer;
  faults: FaultBox;
  webhooks: WebhookSender;
  expiryWatch: ExpiryWatch;
  publicUrl: string;
  mail: MailBox;
  sms: SmsBox;
  livelo: LiveloProgram;
  now: () => Date;
}

export interface MailAddress {
  name: string;
  address: string;
}

export interface MailMessage {
  from: MailAddress;
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** `<left@right>`: the same whenever it is sent again, so that readers show it once. */
  messageId: string;
  headers: Readonly<Record<string, string>>;
}

export type MailOutcome =
  | { kind: 'accepted' }
  /** For good: there is no such mailbox, or it takes no such mail. */
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string };

export interface MailSender {
  /** @param signal aborts when the try has taken too long, and has failed then */
  send(message: MailMessage, signal: AbortSignal): Promise<MailOutcome>;
  close(): void;
}

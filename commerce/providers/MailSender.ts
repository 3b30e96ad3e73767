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
  /**
   * `<left@right>`: the same whenever the mail is sent again, so that mail programs show it once.
   */
  messageId: string;
  headers: Readonly<Record<string, string>>;
}

export type MailOutcome =
  | { kind: 'accepted' }
  /** Permanent: there is no such mailbox, or it accepts no such mail. */
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string };

export interface MailSender {
  /** @param signal aborts when the attempt takes too long, which then counts as failed */
  send(message: MailMessage, signal: AbortSignal): Promise<MailOutcome>;
  close(): void;
}

export interface MailAddress {
  /** As readers show it; '': the address alone. */
  name: string;
  address: string;
}

/** One mail to one person, as HTML and, for who reads none, as text. */
export interface MailMessage {
  from: MailAddress;
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** The same whenever it is sent again, by which readers show it once: `<left@right>`. */
  messageId: string;
  headers: Readonly<Record<string, string>>;
}

/** What became of one try to send a mail. Reasons are a few words of ours, for logs and lists. */
export type MailOutcome =
  | { kind: 'accepted' }
  /** For good: there is no such mailbox, or it takes no such mail. */
  | { kind: 'refused'; reason: string }
  /** To be tried again. */
  | { kind: 'failed'; reason: string };

/** The port to what carries mails. */
export interface MailSender {
  /** @param signal aborts when the try has taken too long, and has failed then */
  send(message: MailMessage, signal: AbortSignal): Promise<MailOutcome>;
  /** Ends its connections. */
  close(): void;
}

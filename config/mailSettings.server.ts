import type { CleanedEnv } from 'envalid';
import { isOwnMachine } from '@/domain/hosts';
import { describeMissing, type variables } from './variables.server';

type Values = Pick<CleanedEnv<typeof variables>, 'APP_ENV' | 'MAIL_FROM' | 'MAIL_URL'>;

/** A mail server, as MAIL_URL names it. */
export interface MailServer {
  host: string;
  port: number;
  /** From the first byte (smtps://), by STARTTLS, or not at all, which this machine alone is spoken to. */
  encryption: 'implicit' | 'starttls' | 'none';
  /** null: it asks nobody who they are. */
  account: { user: string; password: string } | null;
}

/** How mails are sent, and from which address. `sandbox`: none leaves, the sandbox keeps them. */
export type MailSettings = { from: string } & ({ server: MailServer } | { server: 'sandbox' });

/** Of mails that the sandbox keeps: nobody answers there (RFC 2606). */
const sandboxSender = 'checkout@sandbox.example';

/** What is wrong with the two taken together, as an operator reads it. */
export const findMailFaults = ({ MAIL_FROM, MAIL_URL }: Values): readonly string[] =>
  MAIL_URL !== undefined && MAIL_FROM === undefined ? [describeMissing('MAIL_FROM')] : [];

/** How mails are sent; null: none are, and no page speaks of any. */
export function readMailSettings({
  APP_ENV,
  MAIL_FROM: from = sandboxSender,
  MAIL_URL,
}: Values): MailSettings | null {
  if (MAIL_URL !== undefined) return { from, server: toMailServer(new URL(MAIL_URL)) };
  return APP_ENV === 'production' ? null : { from, server: 'sandbox' };
}

function toMailServer({ hostname, password, port, protocol, username }: URL): MailServer {
  const isImplicit = protocol === 'smtps:';
  const plain = isOwnMachine(hostname) ? 'none' : 'starttls';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isImplicit ? 465 : 587) : Number(port),
    encryption: isImplicit ? 'implicit' : plain,
    account:
      username === ''
        ? null
        : { user: decodeURIComponent(username), password: decodeURIComponent(password) },
  };
}

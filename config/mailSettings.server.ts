import type { CleanedEnv } from 'envalid';
import { isOwnMachine } from '@/domain/hosts';
import { describeMissing, type variables } from './variables.server';

type Values = Pick<CleanedEnv<typeof variables>, 'APP_ENV' | 'MAIL_FROM' | 'MAIL_URL'>;

export interface MailServer {
  host: string;
  port: number;
  encryption: 'implicit' | 'starttls' | 'none';
  account: { user: string; password: string } | null;
}

export type MailSettings = { from: string } & ({ server: MailServer } | { server: 'sandbox' });

/** Sender of mails that the sandbox keeps: nobody answers there (RFC 2606). */
const sandboxSender = 'checkout@sandbox.example';

export const findMailFaults = ({ MAIL_FROM, MAIL_URL }: Values): readonly string[] =>
  MAIL_URL !== undefined && MAIL_FROM === undefined ? [describeMissing('MAIL_FROM')] : [];

/** Null where no mails are sent; then no page mentions any. */
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

import { isNativeError } from 'node:util/types';
import { createTransport } from 'nodemailer';
import type { MailServer } from '@/config/mailSettings.server';
import type { MailMessage, MailOutcome, MailSender } from '../MailSender';

const timeoutMs = 8_000;

/**
 * Connections of one process, and mails of one connection: servers disconnect a client that sends
 * more.
 */
const connections = 4;
const mailsOfConnection = 100;

const maxMessageBytes = 100 * 1_024;

/** An address is sent to the server as it is: nothing in it may end a line or a command. */
const plainAddress = /^[^\s<>@]+@[^\s<>@]+$/;

export function createSmtpSender(server: MailServer): MailSender {
  let transport = openTransport(server);
  return {
    async send(message, signal) {
      if (!plainAddress.test(message.to.address)) return { kind: 'refused', reason: 'no address' };
      if (countBytes(message) > maxMessageBytes) return { kind: 'refused', reason: 'too long' };
      const late = new Promise<MailOutcome>((resolve) => {
        signal.addEventListener(
          'abort',
          () => {
            resolve({ kind: 'failed', reason: 'time-out' });
          },
          {
            once: true,
          },
        );
      });
      const used = transport;
      const sent = used.sendMail(toEnvelope(message)).then(
        (): MailOutcome => ({ kind: 'accepted' }),
        (error: unknown) => readFailure(error),
      );
      const outcome = await Promise.race([sent, late]);
      // A server that sends a byte now and then is never silent long enough to time out: its connections
      // are replaced.
      if (signal.aborted && used === transport) {
        transport = openTransport(server);
        used.close();
      }
      return outcome;
    },
    close: () => {
      transport.close();
    },
  };
}

function openTransport({ account, encryption, host, port }: MailServer) {
  return createTransport({
    pool: true,
    maxConnections: connections,
    maxMessages: mailsOfConnection,
    // The caller retries the mail and counts the attempts.
    maxRequeues: 0,
    host,
    port,
    secure: encryption === 'implicit',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    tls: { minVersion: 'TLSv1.2' },
    ...(account && { auth: { user: account.user, pass: account.password } }),
    connectionTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // No part of a mail is read from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

const countBytes = ({ html, text }: MailMessage) =>
  Buffer.byteLength(html) + Buffer.byteLength(text);

function toEnvelope({ headers, ...message }: MailMessage) {
  return { ...message, headers: { ...headers }, envelope: toRoute(message) };
}

const toRoute = ({ from, to }: Pick<MailMessage, 'from' | 'to'>) => ({
  from: from.address,
  to: [to.address],
});

/**
 * A failure of these commands concerns one mailbox or one mail; any other is about us or the server,
 * and may be fixed.
 */
const perMailCommands: readonly unknown[] = ['RCPT TO', 'DATA'];

function readFailure(error: unknown): MailOutcome {
  const { code, command, responseCode } = describe(error);
  if (responseCode === undefined) return { kind: 'failed', reason: code };
  const isForGood = responseCode >= 500 && perMailCommands.includes(command);
  return { kind: isForGood ? 'refused' : 'failed', reason: `status ${responseCode}` };
}

const read = (error: unknown, name: string): unknown =>
  isNativeError(error) && name in error ? Reflect.get(error, name) : undefined;

function describe(error: unknown) {
  const code = read(error, 'code');
  const responseCode = read(error, 'responseCode');
  return {
    code: typeof code === 'string' && /^[A-Z_\d]{1,40}$/.test(code) ? code : 'not reached',
    command: read(error, 'command'),
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
  };
}

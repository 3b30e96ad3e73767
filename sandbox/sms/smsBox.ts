import Type from 'typebox';
import type { SandboxApp } from '../http/SandboxApp';

export interface SentSms {
  to: string;
  text: string;
  at: string;
}

export interface SmsBox {
  add(sms: SentSms): void;
  list(): readonly SentSms[];
}

const maxMessages = 1000;

/**
 * Keeps the last messages in memory only: they carry one-time codes, which must not reach a disk.
 */
export function createSmsBox(): SmsBox {
  const sent: SentSms[] = [];
  return {
    add(sms) {
      sent.push(sms);
      if (sent.length > maxMessages) sent.shift();
    },
    list: () => sent,
  };
}

const Sms = Type.Object(
  {
    to: Type.String({ minLength: 1, maxLength: 20 }),
    text: Type.String({ minLength: 1, maxLength: 1000 }),
  },
  { additionalProperties: false },
);

interface SmsContext {
  sms: SmsBox;
  now: () => Date;
}

export function registerSmsSending(app: SandboxApp, { sms, now }: SmsContext): void {
  app.post(
    '/sms',
    { config: { does: "'sends' a text message" }, schema: { body: Sms } },
    (request, reply) => {
      const sent = { ...request.body, at: now().toISOString() };
      sms.add(sent);
      reply.code(201);
      return sent;
    },
  );
}

export function registerSmsBox(app: SandboxApp, { sms }: SmsContext): void {
  app.get('/sms', { config: { does: 'the text messages sent so far, oldest first' } }, () =>
    sms.list(),
  );
}

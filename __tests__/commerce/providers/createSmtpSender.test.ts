import type { MailMessage, MailSender } from '@/commerce/providers/MailSender';
import { createSmtpSender } from '@/commerce/providers/smtp/createSmtpSender';
import type { MailServer } from '@/config/mailSettings.server';
import {
  type FaultyServer,
  startMailReceiver,
  startFaultyServer,
} from '../../support/startMailReceiver';
import { stringMatching } from '../../support/matchers';

const message: MailMessage = {
  from: { name: 'Conquer', address: 'checkout@school.example' },
  to: { name: 'Maria da Silva', address: 'maria.silva@example.com' },
  replyTo: { name: '', address: 'help@school.example' },
  subject: 'Pagamento confirmado: São 12 parcelas',
  text: 'Olá, Maria.',
  html: '<p>Olá, Maria.</p>',
  messageId: '<receipt.1@school.example>',
  headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe': '<https://a.example/x>' },
};

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function open(server: MailServer): MailSender {
  const sender = createSmtpSender(server);
  closing.push(() => {
    sender.close();
  });
  return sender;
}

async function receive(options: Parameters<typeof startMailReceiver>[0] = {}) {
  const receiver = await startMailReceiver(options);
  closing.push(() => receiver.close());
  return receiver;
}

const patientMs = 30_000;

const send = (sender: MailSender, changes: Partial<MailMessage> = {}, withinMs = patientMs) =>
  sender.send({ ...message, ...changes }, AbortSignal.timeout(withinMs));

it('a mail arrives as it was written, and several share one connection', async () => {
  const receiver = await receive();
  const sender = open(receiver.server);
  expect(await send(sender)).toEqual({ kind: 'accepted' });
  expect(await send(sender)).toEqual({ kind: 'accepted' });
  const [mail] = receiver.mails;
  expect(mail?.from?.value).toEqual([message.from]);
  expect(mail?.to).toMatchObject({ value: [message.to] });
  expect(mail?.replyTo?.value).toEqual([message.replyTo]);
  expect(mail?.subject).toBe(message.subject);
  expect(mail?.text?.trim()).toBe(message.text);
  expect(mail?.html && mail.html.trim()).toBe(message.html);
  expect(mail?.messageId).toBe(message.messageId);
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(mail?.headers.get('list')).toMatchObject({ unsubscribe: { url: 'https://a.example/x' } });
  expect(receiver.connections).toBe(1);
});

it('a mailbox that does not exist is refused for good, one that is full for now is not', async () => {
  const receiver = await receive();
  const sender = open(receiver.server);
  receiver.answerRecipients(550, 450);
  expect(await send(sender)).toEqual({ kind: 'refused', reason: 'status 550' });
  expect(await send(sender)).toEqual({ kind: 'failed', reason: 'status 450' });
  expect(await send(sender)).toEqual({ kind: 'accepted' });
  expect(receiver.mails).toHaveLength(1);
});

it('an address that smuggles in a command, and a mail that is too long, are refused', async () => {
  const receiver = await receive();
  const sender = open(receiver.server);
  const injected = { name: '', address: 'a@b.example>\r\nRCPT TO:<c@d.example' };
  expect((await send(sender, { to: injected })).kind).toBe('refused');
  const html = 'a'.repeat(200_000);
  expect(await send(sender, { html })).toEqual({ kind: 'refused', reason: 'too long' });
  expect(receiver.mails).toHaveLength(0);
});

it('a line break in a subject or a name adds no header', async () => {
  const receiver = await receive();
  const to = { name: 'Maria\r\nBcc: all@example.com', address: message.to.address };
  await send(open(receiver.server), { to, subject: 'One\r\nX-Other: two' });
  const [mail] = receiver.mails;
  expect(mail?.headers.has('x-other')).toBe(false);
  expect(mail?.bcc).toBeUndefined();
});

it('a wrong password counts as a failure, so that the mail is retried', async () => {
  const account = { user: 'checkout', password: 'right' };
  const receiver = await receive({ account });
  const sender = open({ ...receiver.server, account: { ...account, password: 'wrong' } });
  expect(await send(sender)).toEqual({ kind: 'failed', reason: 'status 535' });
  expect(await send(open(receiver.server))).toEqual({ kind: 'accepted' });
});

describe('nothing is sent without encryption that proves the server', () => {
  it('when the server offers none', async () => {
    const receiver = await receive();
    const sender = open({ ...receiver.server, encryption: 'starttls' });
    expect((await send(sender)).kind).toBe('failed');
    expect(receiver.mails).toHaveLength(0);
  });

  it('when anybody could have made its certificate', async () => {
    // The package warns about its built-in certificate, which is what this test needs.
    vi.spyOn(console, 'error').mockReturnValueOnce();
    const receiver = await receive({ isEncrypted: true });
    const sender = open({ ...receiver.server, encryption: 'implicit' });
    expect((await send(sender)).kind).toBe('failed');
    expect(receiver.mails).toHaveLength(0);
  });
});

it.each<[FaultyServer, RegExp, number]>([
  ['silent', /^time-out$/, 1_000],
  ['closing', /^[A-Z_]+$/, patientMs],
  ['nonsense', /^[A-Z_]+$|^status/, patientMs],
  ['dribbling', /^time-out$/, 1_000],
])('a server that is %s fails within the timeout', async (kind, reason, withinMs) => {
  const nuisance = await startFaultyServer(kind);
  closing.push(() => nuisance.close());
  const begun = performance.now();
  const outcome = await send(open(nuisance.server), {}, withinMs);
  expect(outcome).toEqual({ kind: 'failed', reason: stringMatching(reason) });
  // Milliseconds: less than any other timeout than the one that was passed.
  expect(performance.now() - begun).toBeLessThan(9_000);
  expect(JSON.stringify(outcome)).not.toContain('maria');
});

it('a server that is not there is a failure', async () => {
  const nuisance = await startFaultyServer('silent');
  await nuisance.close();
  expect(await send(open(nuisance.server))).toEqual({ kind: 'failed', reason: 'ESOCKET' });
});

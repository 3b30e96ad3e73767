import { createSandboxMailSender } from '@/commerce/providers/sandbox/createSandboxMailSender';
import type { MailMessage } from '@/commerce/providers/MailSender';
import type { DeliveredMail } from '@/sandbox/mail/mailBox';
import { apiKey, openTestSandbox, type TestSandbox } from './support/openTestSandbox';

let sandbox: TestSandbox;
let url: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  url = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => sandbox.close());

let mails = 0;
const write = (address: string, changes: Partial<MailMessage> = {}): MailMessage => ({
  from: { name: 'MedCof', address: 'checkout@school.example' },
  to: { name: 'Maria', address },
  subject: `Mail ${(mails += 1)} <script>`,
  text: 'Olá, Maria.',
  html: '<p>Olá</p><script>alert(1)</script>',
  messageId: `<${mails}@school.example>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  ...changes,
});

const send = (message: MailMessage, key = apiKey) =>
  createSandboxMailSender({ url, apiKey: key, timeoutMs: 30_000 }).send(
    message,
    AbortSignal.timeout(30_000),
  );
const list = async (to?: string): Promise<DeliveredMail[]> =>
  (await sandbox.app.inject({ url: '/mail', query: to === undefined ? {} : { to } })).json();
const open = (path: string) =>
  sandbox.app.inject({ url: path, headers: { accept: 'text/html,*/*' } });

it('mails are kept, listed newest first, and found by their address', async () => {
  const [first, other, second] = [write('a@b.example'), write('c@d.example'), write('A@b.example')];
  for (const message of [first, other, second])
    expect(await send(message)).toEqual({ kind: 'accepted' });
  expect((await list()).map(({ messageId }) => messageId)).toEqual(
    [second, other, first].map(({ messageId }) => messageId),
  );
  expect(await list('a@B.example')).toMatchObject([second, first]);
});

it('a mail sent again is stored once', async () => {
  const message = write('again@b.example');
  await send(message);
  await send(message);
  expect(await list('again@b.example')).toHaveLength(1);
});

it('mails to a person who is forgotten are removed, and others stay', async () => {
  await send(write('Gone@b.example'));
  await send(write('stays@b.example'));
  const payload = { addresses: ['gone@B.example'] };
  const forget = (headers: Record<string, string>) =>
    sandbox.app.inject({ method: 'POST', url: '/mail/forget', headers, payload });
  expect((await forget({})).statusCode).toBe(401);
  const answer = await forget({ authorization: `Bearer ${apiKey}` });
  expect(answer.json()).toEqual({ mails: 1 });
  expect(await list('gone@b.example')).toEqual([]);
  expect(await list('stays@b.example')).toHaveLength(1);
});

it('a malformed mail is refused for good; one without the key is retried', async () => {
  expect(await send(write('x@b.example', { messageId: 'no id' }))).toEqual({
    kind: 'refused',
    reason: 'status 400',
  });
  expect(await send(write('x@b.example'), 'another-key')).toMatchObject({ kind: 'failed' });
  expect(await list('x@b.example')).toEqual([]);
});

it('the pages of the mailbox run no script of a mail, and escape its text', async () => {
  await send(write('pages@b.example'));
  const [mail] = await list('pages@b.example');
  const address = `/mail/${mail?.id ?? ''}`;
  const box = await open('/mail?to=pages@b.example');
  expect(box.body).toContain('&lt;script&gt;');
  expect(box.body).toContain(address);
  const page = await open(address);
  expect(page.body).toMatch(/<iframe[^>]* sandbox="allow-popups/);
  expect(page.body).not.toContain('<script>');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  const html = await open(`${address}/html`);
  expect(html.body).toBe(mail?.html);
  expect(html.headers['content-security-policy']).toMatch(/sandbox allow-popups/);
  expect(html.headers['content-security-policy']).not.toMatch(/allow-scripts|script-src/);
  expect((await open('/mail/none')).statusCode).toBe(404);
});

import { createReminderToken } from '@/commerce/modules/reminders/reminderToken';
import { erasePerson } from '@/commerce/modules/privacy/person';
import { createSmtpSender } from '@/commerce/providers/smtp/createSmtpSender';
import type { LeadRequest } from '@/contract/lead';
import { buildPath, paths } from '@/contract/paths';
import { eventually } from '@/testing/eventually';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { connectPatiently } from '../../support/connectPatiently';
import { deliverWebhook } from '../../support/paidLater';
import { type MailReceiver, startMailReceiver } from '../../support/startMailReceiver';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

const secret = 'a secret of the tests';
const minute = 60_000;
const reminderConsent = { version: '2026-11-25' };

let receiver: MailReceiver;
let commerce: TestCommerce;

beforeEach(async () => {
  receiver = await startMailReceiver();
  commerce = await startTestCommerce({
    mailer: { from: 'checkout@school.example', sender: createSmtpSender(receiver.server) },
    timing: { deliverIntervalMs: 50 },
    buyerLinkSecrets: [secret],
  });
});
afterEach(async () => {
  await commerce.stop();
  await receiver.close();
});

const leave = (changes: Partial<LeadRequest> = {}) =>
  createLead(commerce.app, { reminderConsent, ...changes });

const listReminders = () =>
  commerce.database.query(
    `select lead_id, state, last_result from mails where kind = 'abandoned-cart' order by created_at`,
  );

async function passHour(planned = 1): Promise<unknown[]> {
  await eventually(listReminders, ({ length }) => length >= planned);
  commerce.passTime(61 * minute);
  const rows = await eventually(listReminders, (all) =>
    all.every(({ state }) => state !== 'planned'),
  );
  return rows.map(({ state }) => state);
}

const reminders = () =>
  receiver.mails.filter(({ subject }) => (subject ?? '').startsWith('A sua compra está esperando'));

async function getToken(leadId: string): Promise<string> {
  const [row] = await commerce.database.query('select created_at from leads where id = $1', [
    leadId,
  ]);
  const createdAt = new Date(String(row?.created_at));
  return createReminderToken({ buyerLinkSecrets: [secret] }, { id: leadId, createdAt }) ?? '';
}

const withdraw = (token: string) => post(commerce.app, buildPath(paths.reminder, { token }), {});
const look = (token: string) => commerce.app.inject(buildPath(paths.reminder, { token }));

test('a buyer who asked for it is reminded once, an hour later, with a link to continue and one to unsubscribe', async () => {
  const tracking = { utm_source: 'newsletter', gclid: 'a-click' };
  await leave({ tracking });
  await eventually(listReminders, ({ length }) => length === 1);
  commerce.passTime(58 * minute);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(reminders()).toEqual([]);
  commerce.passTime(3 * minute);
  await eventually(
    () => Promise.resolve(reminders()),
    ({ length }) => length === 1,
  );
  const [mail] = reminders();
  expect(mail?.to).toMatchObject({ value: [{ address: 'maria.silva@example.com' }] });
  expect(mail?.text).toContain('Olá, Maria!');
  const [, purchase = ''] = /Continuar a compra:\n(\S+)/.exec(mail?.text ?? '') ?? [];
  const { pathname, searchParams } = new URL(purchase);
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/payment',
    expect.objectContaining({ productCode: 'ms', planId: 'ms-anual', utm_source: 'newsletter' }),
  ]);
  expect(purchase).not.toMatch(/maria|silva|98765|a-click/i);
  const [, token = ''] = /\/reminder\/([\w-]{72})/.exec(mail?.text ?? '') ?? [];
  expect(mail?.headers.get('list')).toMatchObject({
    unsubscribe: { url: `http://localhost:3000/api/unsubscribe/${token}` },
    'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
  });
  expect(await passHour()).toEqual(['sent']);
  // They ask again, and are not reminded of the same product a second time.
  await leave();
  expect(await passHour(2)).toEqual(['sent', 'dropped']);
  expect(reminders()).toHaveLength(1);
});

test('a buyer who did not ask for it gets no reminder', async () => {
  await createLead(commerce.app);
  await leave({ email: 'outra.pessoa@example.com' });
  expect(await passHour()).toEqual(['sent']);
  expect(await listReminders()).toHaveLength(1);
});

test('the last lead decides', async () => {
  await leave();
  await createLead(commerce.app, { name: 'Maria da Silva Santos' });
  expect(await passHour()).toEqual(['dropped']);
});

test.each(['waits', 'was paid'])('a purchase whose Pix %s gets no reminder', async (how) => {
  const leadId = await leave();
  const answer = await post(commerce.app, paths.paymentV2, paymentBody(leadId, 'pix'));
  const { token } = answer.json<{ token: string }>();
  if (how === 'was paid') await deliverWebhook(commerce, token, 'captured');
  expect(await passHour()).toEqual(['dropped']);
});

test('the link ends all reminders of its person, only by a call of its own, and may be repeated', async () => {
  const leadId = await leave();
  await leave({ productCode: 'ms', phone: '+5511987654322' });
  const token = await getToken(leadId);
  expect((await look(token)).json()).toMatchObject({
    isWithdrawn: false,
    buyer: { email: 'm•••@example.com' },
  });
  expect((await withdraw(token)).json()).toEqual({ isWithdrawn: true });
  expect((await withdraw(token)).statusCode).toBe(200);
  expect((await look(token)).json()).toMatchObject({ isWithdrawn: true });
  expect(await passHour(2)).toEqual(['dropped', 'dropped']);
});

test('a forged link and one of another kind get the same answer, and end nothing', async () => {
  const token = await getToken(await leave());
  for (const forged of [
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    'x',
    'r'.repeat(72),
  ]) {
    expect((await look(forged)).statusCode).toBe(404);
    expect((await withdraw(forged)).statusCode).toBe(404);
  }
  expect(await passHour()).toEqual(['sent']);
});

test('an erased buyer gets no reminder, and the link reveals nothing about them', async () => {
  const leadId = await leave();
  const token = await getToken(leadId);
  await eventually(listReminders, ({ length }) => length === 1);
  const opened = connectPatiently(commerce.database.url);
  await erasePerson(opened.connection, 'maria.silva@example.com', new Date());
  await opened.close();
  expect((await look(token)).statusCode).toBe(404);
  expect(await passHour()).toEqual(['dropped']);
  expect(reminders()).toEqual([]);
});

import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';
import { createReminderToken } from '@/commerce/modules/reminders/reminderToken';
import { buildPath, paths } from '@/contract/paths';
import type { ReminderLink } from '@/contract/reminder';
import * as route from '@/pages/api/unsubscribe/[token]';
import { createLead } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';
import { type StartedServer, startServer } from '../../support/startServer';

const buyerLinkSecrets = ['a secret of the tests'];
const previews = {
  previewModeId: 'id',
  previewModeEncryptionKey: 'key',
  previewModeSigningKey: 'key',
};

let commerce: TestCommerce;
let web: StartedServer;

beforeAll(async () => {
  commerce = await startTestCommerce({ buyerLinkSecrets });
  process.env.API_URL = await commerce.app.listen({ host: '127.0.0.1', port: 0 });
  web = await startServer((request, response) => {
    const token = request.url?.split('/').at(-1);
    void apiResolver(request, response, { token }, route, { ...previews, dev: false }, false);
  });
});
afterAll(async () => {
  delete process.env.API_URL;
  await web.stop();
  await commerce.stop();
});

async function createToken(): Promise<string> {
  const id = await createLead(commerce.app, { reminderConsent: { version: '2026-11-25' } });
  const [row] = await commerce.database.query('select created_at from leads where id = $1', [id]);
  const createdAt = new Date(String(row?.created_at));
  return createReminderToken({ buyerLinkSecrets }, { id, createdAt }) ?? '';
}

/** The only call that a mail program makes (RFC 8058). */
const click = (token: string) =>
  fetch(`${web.url}/api/unsubscribe/${token}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });

const look = async (token: string) =>
  (await commerce.app.inject(buildPath(paths.reminder, { token }))).json<ReminderLink>();

test('one click ends the reminders, and may be repeated', async () => {
  const token = await createToken();
  expect(await look(token)).toMatchObject({ isWithdrawn: false });
  const answer = await click(token);
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await look(token)).toMatchObject({ isWithdrawn: true });
  expect((await click(token)).status).toBe(200);
});

test('opening the URL leads to the page that asks for confirmation, and ends nothing', async () => {
  const token = await createToken();
  const opened = await fetch(`${web.url}/api/unsubscribe/${token}`, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/reminder/${token}`]);
  expect(await look(token)).toMatchObject({ isWithdrawn: false });
});

test.each(['nothing-like-it', 'r'.repeat(72)])('the token %j is not found', async (token) => {
  const answer = await click(token);
  expect([answer.status, await answer.text()]).toEqual([404, '']);
});

test('a mail program may retry while the service is unavailable', async () => {
  const token = await createToken();
  const own = process.env.API_URL;
  process.env.API_URL = 'http://127.0.0.1:1';
  const answer = await click(token).finally(() => (process.env.API_URL = own));
  expect([answer.status, await answer.text()]).toEqual([503, '']);
  expect(await look(token)).toMatchObject({ isWithdrawn: false });
});

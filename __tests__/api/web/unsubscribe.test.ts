import { createReminderToken } from '@/commerce/modules/reminders/reminderToken';
import { buildPath, paths } from '@/contract/paths';
import type { ReminderLink } from '@/contract/reminder';
import * as route from '@/pages/api/unsubscribe/[token]';
import { createLead } from '../../support/commerceRequests';
import { startApiRoute } from '../../support/startApiRoute';

const buyerLinkSecrets = ['a secret of the tests'];
let started: Awaited<ReturnType<typeof startApiRoute>>;

beforeAll(async () => {
  started = await startApiRoute(route, 'token', { buyerLinkSecrets });
});
afterAll(() => started.stop());

async function createToken(): Promise<string> {
  const { commerce } = started;
  const id = await createLead(commerce.app, { reminderConsent: { version: '2026-11-25' } });
  const [row] = await commerce.database.query('select created_at from leads where id = $1', [id]);
  const createdAt = new Date(String(row?.created_at));
  return createReminderToken({ buyerLinkSecrets }, { id, createdAt }) ?? '';
}

/** The only call that a mail program makes (RFC 8058). */
const click = (token: string) =>
  fetch(`${started.web.url}/api/unsubscribe/${token}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });

const look = async (token: string) =>
  (await started.commerce.app.inject(buildPath(paths.reminder, { token }))).json<ReminderLink>();

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
  const opened = await fetch(`${started.web.url}/api/unsubscribe/${token}`, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/reminder/${token}`]);
  expect(await look(token)).toMatchObject({ isWithdrawn: false });
});

test.each(['nothing-like-it', 'r'.repeat(72)])('the token %j is not found', async (token) => {
  const answer = await click(token);
  expect([answer.status, await answer.text()]).toEqual([404, '']);
});

test('a mail program may retry while the service is unavailable', async () => {
  const token = await createToken();
  const answer = await started.withoutService(() => click(token));
  expect([answer.status, await answer.text()]).toEqual([503, '']);
  expect(await look(token)).toMatchObject({ isWithdrawn: false });
});

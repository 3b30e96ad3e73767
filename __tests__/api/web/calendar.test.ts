import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';
import * as route from '@/pages/api/calendar/[code]';
import { type StartedServer, startServer } from '../../support/startServer';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

const previews = {
  previewModeId: 'id',
  previewModeEncryptionKey: 'key',
  previewModeSigningKey: 'key',
};

let commerce: TestCommerce;
let web: StartedServer;

beforeAll(async () => {
  commerce = await startTestCommerce({ clock: () => new Date('2026-03-11T12:00:00Z') });
  process.env.API_URL = await commerce.app.listen({ host: '127.0.0.1', port: 0 });
  web = await startServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://web');
    const query = { ...Object.fromEntries(searchParams), code: pathname.split('/').at(-1) };
    void apiResolver(request, response, query, route, { ...previews, dev: false }, false);
  });
});
afterAll(async () => {
  delete process.env.API_URL;
  await web.stop();
  await commerce.stop();
});

const ask = (code: string, query: string, init?: RequestInit) =>
  fetch(`${web.url}/api/calendar/${code}?${query}`, init);

const plan = 'business=powerhouse&planId=powerhouse-imersao';

test('answers with the dates of the plan, for a calendar to open', async () => {
  const answer = await ask('powerhouse', plan);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="powerhouse.ics"');
  expect(answer.headers.get('cache-control')).toBe('private, max-age=300');
  const text = await answer.text();
  expect(text.match(/^DTSTART:.*$/gm)).toEqual([
    'DTSTART:20260314T120000Z',
    'DTSTART:20260411T120000Z',
    'DTSTART:20260509T120000Z',
  ]);
  expect(text).toContain(`UID:imersao-powerhouse-2026-03-14@${new URL(web.url).host}\r\n`);
});

test.each([
  ['another plan', 'powerhouse', 'business=powerhouse&planId=none'],
  ['no plan', 'powerhouse', 'business=powerhouse'],
  ['a product without events', 'ms', 'business=meusucesso&planId=ms-anual'],
  ['an unknown product', 'none', plan],
  ['another business', 'powerhouse', 'business=medcof&planId=powerhouse-imersao'],
  ['no business', 'powerhouse', 'planId=powerhouse-imersao'],
  ['a code that is no name of a file', 'a%22%0D%0Ab', plan],
])('%s is not found', async (_, code, query) => {
  const answer = await ask(code, query);
  expect([answer.status, await answer.text()]).toEqual([404, '']);
});

test('nothing but reading is allowed', async () => {
  const answer = await ask('powerhouse', plan, { method: 'POST' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('says that the service is unavailable', async () => {
  const own = process.env.API_URL;
  process.env.API_URL = 'http://127.0.0.1:1';
  const answer = await ask('powerhouse', plan).finally(() => (process.env.API_URL = own));
  expect([answer.status, await answer.text()]).toEqual([503, '']);
});

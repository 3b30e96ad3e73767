import * as route from '@/pages/api/calendar/[code]';
import { startApiRoute } from '../../support/startApiRoute';

let started: Awaited<ReturnType<typeof startApiRoute>>;

beforeAll(async () => {
  started = await startApiRoute(route, 'code', { clock: () => new Date('2026-03-11T12:00:00Z') });
});
afterAll(() => started.stop());

const ask = (code: string, query: string, init?: RequestInit) =>
  fetch(`${started.web.url}/api/calendar/${code}?${query}`, init);

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
  expect(text).toContain(`UID:imersao-powerhouse-2026-03-14@${new URL(started.web.url).host}\r\n`);
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
  const answer = await started.withoutService(() => ask('powerhouse', plan));
  expect([answer.status, await answer.text()]).toEqual([503, '']);
});

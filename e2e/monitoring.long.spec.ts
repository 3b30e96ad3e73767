import { expect, test, type Page } from '@playwright/test';
import { version } from '@/domain/version.server';
import { cards } from '@/testing/cards';
import { findTimed } from '@/testing/startMonitoringReceiver';
import { buyer } from './support/buyer';
import { getFirstLoad } from './support/firstLoad';
import { leaveContact } from './support/contact';
import { readRun } from './support/run';
import { startTaggedWeb } from './support/startTaggedWeb';
import { buyByCard } from './support/steps';
import { createWatching, failPromises, query } from './support/watching';

const { commerceUrl } = readRun(process.env);
const watching = createWatching();
const { startReceiver, watch } = watching;

test.afterEach(() => watching.stop());

async function breakPayment(page: Page): Promise<void> {
  await page.route('**/_next/data/**/payment.json*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"plans":\[.*?\],"voucher"/, '"plans":0,"voucher"');
    await route.fulfill({ response: answer, body });
  });
}

test('errors in the browser are reported as fatal, from the first moment on, with nothing of the buyer', async ({
  page,
}) => {
  const receiver = await startReceiver();
  const web = await watch(receiver);
  // Before anything but the inline script can catch it.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') throw new TypeError('early and uncaught');
    });
  });
  await breakPayment(page);
  const phone = await leaveContact(page, `${web.url}/lead?${query}`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Algo deu errado nesta página' }),
  ).toBeVisible();
  await failPromises(page, `${buyer.name} ${buyer.email} ${buyer.cpf} ${cards.approved}`);

  const find = (entry: string) =>
    receiver.events.find(({ tags }) => JSON.stringify(tags) === JSON.stringify({ entry }));
  await expect
    .poll(() => find('An error was not caught'))
    .toMatchObject({
      level: 'fatal',
      environment: 'test',
      transaction: '/lead',
      exception: { values: [{ type: 'TypeError', value: 'early and uncaught' }] },
    });
  const identifier = { id: expect.stringMatching(/^[0-9a-f]{64}$/) };
  await expect
    .poll(() => find('A page could not render'))
    .toMatchObject({ level: 'fatal', user: identifier });
  // Sentry finds the sources by these (docs/operating.md, "Source maps").
  const scriptOfOurs = expect.stringMatching(/^http:\/\/[^/]+\/_next\/static\/chunks\/[\w-]+\.js$/);
  const place = { filename: scriptOfOurs, lineno: 1, colno: expect.any(Number) };
  expect(find('A page could not render')).toMatchObject({
    platform: 'javascript',
    release: version,
    exception: {
      values: [
        { stacktrace: { frames: expect.arrayContaining([expect.objectContaining(place)]) } },
      ],
    },
  });
  await expect
    .poll(() => find('A promise was not caught'))
    .toMatchObject({ level: 'fatal', user: identifier });

  const errors = () => receiver.records.filter((record) => 'error' in record || 'e' in record);
  await expect.poll(() => errors().length).toBeGreaterThanOrEqual(3);
  await expect.poll(() => JSON.stringify(receiver.records)).toContain('"name":"/lead"');
  await expect.poll(() => receiver.paths).toContain('/config/v1/rum/agents');
  const words = [...buyer.name.split(' ').filter((word) => word.length > 2), buyer.email, phone];
  for (const text of [...words, buyer.cpf, cards.approved, 'a-token-in-the-link', 'seller=ana'])
    expect(receiver.text().includes(text), text).toBe(false);
});

test('Monitoring agent: no more than 80 events a minute', async ({ page }) => {
  const receiver = await startReceiver();
  const web = await watch(receiver);
  await page.goto(`${web.url}/lead?${query}`);
  await expect.poll(() => receiver.paths).toContain('/config/v1/rum/agents');
  await failPromises(page, 'once more', 200);
  const count = () =>
    receiver.records.filter((record) => JSON.stringify(record).includes('once more')).length;
  await expect.poll(count).toBeGreaterThan(50);
  // Several flushes of 500 ms later.
  await page.waitForTimeout(2_000);
  expect(count()).toBeLessThanOrEqual(80);
});

test('failures in the server of web are reported, grouped, without the request', async ({
  request,
}) => {
  const receiver = await startReceiver();
  const web = await watch(receiver, 'http://127.0.0.1:1');
  const answer = await request.post(`${web.url}/api/v1/lead?email=${buyer.email}`, { data: buyer });
  expect(answer.status()).toBe(503);
  await expect
    .poll(() => receiver.events)
    .toContainEqual(
      expect.objectContaining({
        level: 'error',
        server_name: 'checkout-web',
        release: version,
        tags: { entry: 'A call could not be forwarded' },
        fingerprint: ['/api/v1/lead', 'POST', 'unreached'],
      }),
    );
  const named = expect.objectContaining({ name: 'POST /api/v1/lead', result: 'HTTP 5xx' });
  await expect.poll(() => receiver.records).toContainEqual({ transaction: named });
  for (const text of [buyer.name, buyer.email, buyer.cpf])
    expect(receiver.text().includes(text), text).toBe(false);
});

const fails = encodeURIComponent(
  'process.on("SIGUSR2",()=>{throw new Error(process.env.FAILURE)})',
);

for (const isWatched of [true, false])
  test(`an uncaught error in the server of web is a fatal line of its log${isWatched ? ', and arrives' : ''}`, async ({
    request,
  }) => {
    const receiver = await startReceiver();
    const web = await watch(isWatched ? receiver : { dsn: '', url: '' }, commerceUrl, {
      FAILURE: `${buyer.name} ${buyer.cpf}`,
      LOG_FORMAT: 'json',
      NODE_OPTIONS: `--import=data:text/javascript,${fails}`,
    });
    web.kill('SIGUSR2');
    const findLine = () =>
      web
        .output()
        .split('\n')
        .find((text) => text.includes('not caught'));
    await expect.poll(findLine).toBeDefined();
    expect(JSON.parse(findLine() ?? '')).toMatchObject({
      level: 'fatal',
      service: 'web',
      origin: 'uncaughtException',
    });
    if (isWatched)
      await expect
        .poll(() => receiver.events)
        .toContainEqual(
          expect.objectContaining({ level: 'fatal', tags: { entry: 'An error was not caught' } }),
        );
    expect((await request.get(`${web.url}/lead?${query}`)).status()).toBe(200);
    for (const text of [buyer.name, buyer.cpf]) {
      expect(web.output()).not.toContain(text);
      expect(receiver.text()).not.toContain(text);
    }
  });

test('requests are reported by the pattern of their address, whatever the address holds', async ({
  request,
}) => {
  const receiver = await startReceiver();
  const web = await watch(receiver);
  await request.post(`${web.url}/made-up-address`);
  await request.get(`${web.url}/renew/12345?product=medcof`, { maxRedirects: 0 });
  await request.get(`${web.url}/api/v1/product/short-name/config?business=medcof`);
  const listNames = () =>
    receiver.records.flatMap(({ transaction }) =>
      typeof transaction === 'object' && transaction && 'name' in transaction
        ? [transaction.name]
        : [],
    );
  for (const name of ['POST unknown', 'GET /renew/[id]', 'GET /api/v1/product/:code/config'])
    await expect.poll(listNames).toContain(name);
  for (const text of ['made-up-address', '12345', 'short-name'])
    expect(receiver.text()).not.toContain(text);
});

test('receivers that are away delay no page, and fill no log', async ({ page }) => {
  const startedAt = performance.now();
  const web = await watch({ dsn: 'http://key@127.0.0.1:1/7', url: 'http://127.0.0.1:1' });
  await leaveContact(page, `${web.url}/lead?${query}`);
  await page.waitForURL(/\/payment\?/);
  await failPromises(page, 'nobody hears it');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // It is logged once a minute.
  const minutes = Math.ceil((performance.now() - startedAt) / 60_000);
  const told = web.output().split('A receiver of reports is away').length - 1;
  expect(told).toBeLessThanOrEqual(minutes);
});

test('monitoring and tags add at most 512 bytes to the first load of a page', async ({ page }) => {
  const { dsn, url } = await startReceiver();
  const web = await startTaggedWeb({ SENTRY_DSN: dsn, ELASTIC_APM_RUM_URL: url });
  watching.stopAfter(web.stop);
  const plain = await getFirstLoad(page, `/lead?${query}`);
  const watched = await getFirstLoad(page, `${web.url}/lead?${query}`);
  expect(watched.scripts - plain.scripts).toBe(0);
  expect(watched.inline - plain.inline).toBeLessThanOrEqual(512);
});

test('a purchase by card is monitored from end to end, and nothing of the buyer is sent', async ({
  page,
}) => {
  const receiver = await startReceiver();
  const web = await watch(receiver);
  const phone = await leaveContact(page, `${web.url}/lead?${query}`);
  await buyByCard(page);
  await failPromises(page, 'after the purchase');
  await expect.poll(() => receiver.events).not.toEqual([]);
  for (const name of ['POST /api/v1/lead', 'POST /api/v2/payment'])
    await expect.poll(() => findTimed(receiver, 'transaction', name)).toHaveLength(1);
  await expect.poll(() => findTimed(receiver, 'transaction', '/success')).not.toEqual([]);
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/success');
  const opened = [...searchParams.values()].filter((text) => text.length > 20);
  const typed = [
    'Maria',
    'Silva',
    buyer.email,
    phone,
    buyer.cpf,
    cards.approved,
    '411111',
    '4111 1111',
  ];
  for (const text of [...typed, ...opened])
    expect(receiver.text().includes(text), text).toBe(false);
});

test('the log of web has the lines from the configured level on', async ({ request }) => {
  const watchAt = (level: string) =>
    watch({ dsn: '', url: '' }, commerceUrl, { LOG_FORMAT: 'json', LOG_LEVEL: level });
  const [usual, quiet] = await Promise.all([watchAt('info'), watchAt('error')]);
  for (const web of [usual, quiet])
    expect((await request.get(`${web.url}/lead?${query}`)).status()).toBe(200);
  await expect.poll(() => usual.output()).toContain('"route":"/lead"');
  // That web listens is always logged.
  expect(quiet.output()).not.toContain('"route"');
});

test('without receivers a page gets no settings for them, and may call no other host', async ({
  request,
}) => {
  const receiver = await startReceiver();
  const web = await watch(receiver);
  const [watched, plain] = await Promise.all([
    request.get(`${web.url}/lead?${query}`),
    request.get(`/lead?${query}`),
  ]);
  expect(watched.headers()['content-security-policy']).toContain(
    `connect-src 'self' ${receiver.url};`,
  );
  expect(await watched.text()).toContain(receiver.dsn);
  expect(plain.headers()['content-security-policy']).not.toContain('connect-src');
  expect(await plain.text()).not.toContain('watched');
});

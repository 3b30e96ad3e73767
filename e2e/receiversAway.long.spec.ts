import { expect, test } from '@playwright/test';
import { bounds, compareTimes } from '@/testing/compareTimes';
import { startMonitoringReceiver } from '@/testing/startMonitoringReceiver';
import { fillContact } from './support/contact';
import { readRun } from './support/run';
import { startWatchedWeb } from './support/startWatchedWeb';

const { commerceUrl } = readRun(process.env);
const stops: (() => Promise<void>)[] = [];

test.afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const states = ['slow', 'nonsense', 'down'] as const;

type Web = Awaited<ReturnType<typeof startWatchedWeb>>;

async function startReceiver(state: 'sound' | (typeof states)[number]) {
  if (state === 'down') return { dsn: 'http://key@127.0.0.1:1/7', url: 'http://127.0.0.1:1' };
  const receiver = await startMonitoringReceiver(state);
  stops.unshift(receiver.close);
  return receiver;
}

async function startWebs(): Promise<Record<'sound' | (typeof states)[number], Web>> {
  const start = async (state: 'sound' | (typeof states)[number]) => {
    const { dsn, url } = await startReceiver(state);
    const web = await startWatchedWeb({
      API_URL: commerceUrl,
      SENTRY_DSN: dsn,
      ELASTIC_APM_SERVER_URL: url,
      ELASTIC_APM_RUM_URL: url,
    });
    stops.unshift(web.stop);
    return web;
  };
  return {
    sound: await start('sound'),
    slow: await start('slow'),
    nonsense: await start('nonsense'),
    down: await start('down'),
  };
}

const address = '/lead?product=medcof';

async function timeAnswer(url: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}${address}`);
  await answer.text();
  expect(answer.status).toBe(200);
  return performance.now() - began;
}

function noteOrder(): void {
  const note = (name: string) => {
    if (Reflect.get(window, name) === undefined) Reflect.set(window, name, performance.now());
  };
  const noteForeign = (address: string | URL) => {
    if (new URL(address, window.location.href).origin !== window.location.origin) note('askedAt');
  };
  window.fetch = new Proxy(window.fetch, {
    apply(target, self, request: Parameters<typeof fetch>) {
      noteForeign(request[0] instanceof Request ? request[0].url : request[0]);
      return Reflect.apply(target, self, request);
    },
  });
  const prototype = XMLHttpRequest.prototype as {
    open: (method: string, url: string | URL) => void;
  };
  prototype.open = new Proxy(prototype.open, {
    apply(target, self, request: [method: string, url: string | URL]) {
      noteForeign(request[1]);
      Reflect.apply(target, self, request);
    },
  });
  let hasBegun = false;
  const look = () => {
    hasBegun ||= window.earlyClicks !== undefined;
    if (hasBegun && !window.earlyClicks) note('usedAt');
    else setTimeout(look, 1);
  };
  look();
}

test('receivers that are slow, away or answer nonsense make no answer slower, and are logged once a minute', async () => {
  test.setTimeout(600_000);
  const began = performance.now();
  const webs = await startWebs();
  const { down, nonsense, sound } = webs;
  const ill = { slow: webs.slow.url, nonsense: nonsense.url, down: down.url };
  const ratios = await compareTimes(sound.url, ill, timeAnswer);
  test.info().annotations.push({ type: 'times of sound', description: JSON.stringify(ratios) });
  for (const [state, { median, slow }] of ratios) {
    expect(median, state).toBeLessThanOrEqual(bounds.median);
    expect(slow, state).toBeLessThanOrEqual(bounds.slow);
  }
  const minutes = Math.ceil((performance.now() - began) / 60_000);
  for (const state of states) {
    const told = webs[state].output().split('A receiver of reports is away').length - 1;
    // For each of the two receivers.
    expect(told).toBeLessThanOrEqual(2 * minutes);
  }
  for (const { output } of [down, nonsense])
    expect(output()).toContain('A receiver of reports is away');
});

for (const state of states) {
  test(`a browser does not wait for a receiver that is ${state}: it calls it once the page can be used`, async ({
    page,
  }) => {
    const { dsn, url } = await startReceiver(state);
    const web = await startWatchedWeb({
      API_URL: commerceUrl,
      SENTRY_DSN: dsn,
      ELASTIC_APM_RUM_URL: url,
    });
    stops.unshift(web.stop);
    await page.addInitScript(noteOrder);
    await page.goto(`${web.url}${address}`);
    const asked = await page.waitForFunction(() => Number(Reflect.get(window, 'askedAt') ?? 0));
    const usedAt = await page.evaluate(() => Number(Reflect.get(window, 'usedAt')));
    expect(await asked.jsonValue()).toBeGreaterThan(usedAt);
    await fillContact(page);
    await page.waitForURL(/\/payment\?/);
    await expect(page.getByRole('button', { name: 'Confirmar pagamento' })).toBeVisible();
  });
}

import { expect, test } from '@playwright/test';
import { choosePort } from '@/testing/choosePort';
import { parseSeries } from '@/testing/parseSeries';
import { readRun } from './support/run';
import { startWatchedWeb } from './support/startWatchedWeb';

const { commerceUrl } = readRun(process.env);

const webs: Awaited<ReturnType<typeof startWatchedWeb>>[] = [];
test.afterEach(() => Promise.all(webs.splice(0).map(({ stop }) => stop())));

async function watch(apiUrl: string) {
  const port = await choosePort();
  const web = await startWatchedWeb({ API_URL: apiUrl, WEB_METRICS_PORT: String(port) });
  webs.push(web);
  const read = async () =>
    parseSeries(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
  const visit = async (address: string) =>
    (await fetch(`${web.url}${address}`, { redirect: 'manual' })).status;
  return { read, visit };
}

const unresolved = (missing: string, reason: string) =>
  `checkout_unresolved_links_total{missing="${missing}",reason="${reason}"}`;

test('unresolved links are counted by their cause', async () => {
  const { read, visit } = await watch(commerceUrl);
  expect(await visit('/lead?product=ms')).toBe(200);
  expect(await visit('/lead?product=ms&seller=nobody')).toBe(307);
  expect(await visit('/lead?product=none')).toBe(307);
  expect(await visit('/metrics')).toBe(404);
  const lead = 'http_request_duration_seconds_count{method="GET",route="/lead",status="2xx"}';
  // A request is counted once its answer is sent.
  await expect.poll(async () => (await read()).get(lead)).toBe(1);
  const series = await read();
  expect(series.get(unresolved('seller', 'link'))).toBe(1);
  expect(series.get(unresolved('link', 'link'))).toBe(1);
});

test('a service that does not answer is counted apart from a wrong link', async () => {
  const { read, visit } = await watch('http://127.0.0.1:1');
  expect(await visit('/lead?product=ms')).toBe(307);
  expect([...(await read()).keys()].filter((name) => name.startsWith('checkout_unres'))).toEqual([
    unresolved('product', 'service'),
  ]);
});

import { expect, test } from '@playwright/test';
import { findTimed } from '@/testing/startMonitoringReceiver';
import { fillContact } from './support/contact';
import { createWatching, failPromises, query } from './support/watching';

const watching = createWatching();
const { startReceiver, watch } = watching;

test.afterEach(() => watching.stop());

test('a call is one trace, from the page through the server of web to the service', async ({
  page,
}) => {
  const receiver = await startReceiver();
  const web = await watch(receiver);
  const call = 'POST /api/v1/lead';
  await page.goto(`${web.url}/lead?${query}`);
  await expect.poll(() => receiver.paths).toContain('/config/v1/rum/agents');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/v1/lead'),
  );
  await fillContact(page);
  const { traceparent = '' } = await (await sent).allHeaders();
  expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);

  const find = (kind: 'span' | 'transaction', name: string) =>
    findTimed(receiver, kind, name).at(0);
  await expect.poll(() => find('span', `POST ${web.url}/api/v1/lead`)).toBeDefined();
  await expect.poll(() => find('transaction', call)).toBeDefined();
  await expect.poll(() => find('span', call)).toBeDefined();
  const ofPage = find('span', `POST ${web.url}/api/v1/lead`);
  const ofWeb = find('transaction', call);
  expect(ofWeb).toMatchObject({ trace_id: ofPage?.trace_id, parent_id: ofPage?.id });
  expect(find('span', call)).toMatchObject({
    subtype: 'commerce',
    trace_id: ofPage?.trace_id,
    parent_id: ofWeb?.id,
  });
});

test('the load of a page and the rendering of its document are one trace', async ({ page }) => {
  const receiver = await startReceiver();
  const web = await watch(receiver);
  await page.goto(`${web.url}/lead?${query}`);
  await expect.poll(() => findTimed(receiver, 'transaction', '/lead')).toHaveLength(1);
  await expect.poll(() => findTimed(receiver, 'transaction', 'GET /lead')).toHaveLength(1);
  const [load] = findTimed(receiver, 'transaction', '/lead');
  const [made] = findTimed(receiver, 'transaction', 'GET /lead');
  expect(made?.trace_id).toBe(load?.trace_id);
  expect(findTimed(receiver, 'span').find(({ id }) => id === made?.parent_id)).toMatchObject({
    trace_id: load?.trace_id,
    transaction_id: load?.id,
  });
});

test('events on a later step are reported with the route of that step', async ({ page }) => {
  const receiver = await startReceiver();
  const web = await watch(receiver);
  await page.goto(`${web.url}/lead?${query}`);
  // Until then the agent counts everything as a part of the load.
  await expect.poll(() => findTimed(receiver, 'transaction', '/lead')).toHaveLength(1);
  await fillContact(page);
  await page.waitForURL(/\/payment\?/);
  await failPromises(page, 'on the second step');
  await expect
    .poll(() => receiver.events)
    .toContainEqual(expect.objectContaining({ transaction: '/payment' }));
  await expect
    .poll(() => findTimed(receiver, 'transaction', '/payment'))
    .toEqual([expect.objectContaining({ type: 'route-change' })]);
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { calculateJwkThumbprint } from 'jose';
import { cardKeysMeta } from '@/services/cardKeys';
import { cards } from '@/testing/cards';
import { acceptTerms, confirm, fillCard, products, reachPayment } from './support/buyer';
import { getCardKey } from './support/commerce';
import { readRun } from './support/run';

const [product] = products;
const cardPage = `/payment?product=${product.key}`;
const run = promisify(execFile);

const listScripts = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('script[src]'), (script) => ({
      address: script.getAttribute('src') ?? '',
      integrity: script.getAttribute('integrity') ?? '',
    })),
  );

const isOurs = /^\/_next\/static\/.+\.js$/;
const hash = /^sha256-[\w+/]{43}=$/;

test('every script of a card page is ours and carries its hash, even if it loads later', async ({
  page,
}) => {
  await reachPayment(page, product);
  const answer = await page.goto(cardPage);
  const named = (await answer?.text())?.match(/<script[^>]* src=/g)?.length ?? 0;
  expect(named).toBeGreaterThan(5);
  await fillCard(page, product, cards.approved);
  await acceptTerms(page);
  // Rules of the card, masks and encryption load on first use.
  await expect.poll(async () => (await listScripts(page)).length).toBeGreaterThan(named + 3);
  const scripts = await listScripts(page);
  for (const { address, integrity } of scripts) {
    expect(address).toMatch(isOurs);
    expect(integrity, address).toMatch(hash);
  }
  // None of them was refused.
  await confirm(page);
  await page.waitForURL(/\/success/);
  for (const { address, integrity } of await listScripts(page))
    expect(integrity, address).toMatch(hash);
});

const addWithoutHash = (page: Page, address: string) =>
  page.evaluate(
    (src) =>
      new Promise<string>((resolve) => {
        const script = Object.assign(document.createElement('script'), { src });
        script.addEventListener('load', () => {
          resolve('run');
        });
        script.addEventListener('error', () => {
          resolve('refused');
        });
        document.head.insertBefore(script, null);
      }),
    address,
  );

test('a script without a hash is not run', async ({ page }) => {
  await page.goto(cardPage);
  await page.waitForLoadState('load');
  const [{ address } = { address: '' }] = await listScripts(page);
  expect(address).toMatch(isOurs);
  expect(await addWithoutHash(page, address)).toBe('refused');
});

test('a later script that was changed on its way is not run', async ({ page }) => {
  await reachPayment(page, product);
  const html = await (await page.request.get(cardPage)).text();
  let count = 0;
  await page.route(/\/_next\/static\/chunks\/.*\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (html.includes(pathname)) return route.continue();
    const answer = await route.fetch();
    const body = `document.documentElement.dataset.stolen='yes';${await answer.text()}`;
    await route.fulfill({ response: answer, body });
    count += 1;
  });
  await page.goto(cardPage);
  await page.getByLabel('Número do cartão').fill('4111111111111111');
  // The bundler requests a failed script once more.
  await expect.poll(() => count).toBeGreaterThan(1);
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.locator('html')).not.toHaveAttribute('data-stolen');
});

test('a script that is missing in the list of hashes is not requested', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(cardPage);
  await page.waitForLoadState('load');
  const outcome = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script');
        script.src = '/_next/static/chunks/evil.js';
        script.onerror = () => {
          resolve('failed');
        };
        document.head.appendChild(script);
      }),
  );
  expect(outcome).toBe('failed');
  expect(asked).not.toContain('/_next/static/chunks/evil.js');
});

test('a script that was changed on its way is not run', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: `${await answer.text()};document.documentElement.dataset.stolen='yes'`,
    });
  });
  await page.goto(`/lead?product=${product.key}`);
  await expect
    .poll(() => refused.filter((text) => /integrity/i.test(text)).length)
    .toBeGreaterThan(5);
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.locator('html')).not.toHaveAttribute('data-stolen');
});

const trust = (page: Page, thumbprints: string) =>
  page.route(/\/payment\?/, async (route) => {
    const answer = await route.fetch();
    const meta = `<meta name="${cardKeysMeta}" content="${thumbprints}"/>`;
    const body = (await answer.text()).replace('<head>', `<head>${meta}`);
    await route.fulfill({ response: answer, body });
  });

test('a card is encrypted only with a key that the page trusts', async ({ page }) => {
  const thumbprint = await calculateJwkThumbprint({ ...(await getCardKey()) });
  await reachPayment(page, product);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v2/payment')) sent.push(request.postData() ?? '');
  });

  await trust(page, 'a'.repeat(43));
  await page.goto(cardPage);
  await fillCard(page, product, cards.approved);
  await acceptTerms(page);
  await confirm(page);
  await expect(page.getByText(/proteger os dados do cartão/)).toBeVisible();
  expect(sent).toEqual([]);
  // The form keeps what was typed.
  await expect(page.getByLabel('Número do cartão')).toHaveValue('4111 1111 1111 1111');

  await page.unrouteAll();
  await trust(page, `${'a'.repeat(43)} ${thumbprint}`);
  await page.goto(cardPage);
  await fillCard(page, product, cards.approved);
  await acceptTerms(page);
  await confirm(page);
  await page.waitForURL(/\/success/);
  expect(sent).toHaveLength(1);
});

test('a card that the service finds outdated is encrypted again automatically', async ({
  page,
}) => {
  await reachPayment(page, product);
  let isFirst = true;
  const keys: string[] = [];
  await page.route('**/api/v2/payment', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    // With another idempotency key than the card names, as if the card were somebody else's.
    const headers = { ...route.request().headers(), 'idempotency-key': crypto.randomUUID() };
    await route.continue(isFirst ? { headers } : {});
    isFirst = false;
  });
  await fillCard(page, product, cards.approved);
  await acceptTerms(page);
  await confirm(page);
  await page.waitForURL(/\/success/);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('the check for changed scripts finds the card pages unchanged since the build', async () => {
  const { baseUrl } = readRun(process.env);
  const args = ['--import', 'tsx', 'tools/checkScripts.ts', new URL(cardPage, baseUrl).href];
  const { stdout } = await run(process.execPath, args);
  expect(stdout.trim().split('\n')).toEqual([
    `${baseUrl}/payment: as it was built`,
    `${baseUrl}/_next: as it was built`,
  ]);
  // A page without a card form is reported, and is an error.
  const other = [...args.slice(0, 3), `${baseUrl}/readiness`];
  await expect(run(process.execPath, other)).rejects.toMatchObject({ code: 1 });
});

test('browsers may report what a policy has blocked', async ({ request }) => {
  const report = { 'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': 'inline' } };
  const answer = await request.post('/api/csp-reports', {
    headers: { 'content-type': 'application/csp-report' },
    data: JSON.stringify(report),
  });
  expect(answer.status()).toBe(204);
});

import { expect, test, type Route } from '@playwright/test';
import { consentCookie, consentVersion } from '@/services/analytics/consent';
import { buyer } from './support/buyer';
import { fillContact } from './support/contact';
import { getViolations } from './support/getViolations';
import { hasContainer, serveContainer, untilContainer } from './support/serveContainer';
import { startTaggedWeb } from './support/startTaggedWeb';
import { buyByCard } from './support/steps';

let web: Awaited<ReturnType<typeof startTaggedWeb>>;

test.beforeAll(async () => {
  web = await startTaggedWeb();
});
test.afterAll(() => web.stop());

test('homologation has no tags', async ({ page }) => {
  const { foreign } = await serveContainer(page.context(), web.url);
  await page.goto(`${web.url}/lead?product=medcof&homologation-on=true`);
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible();
  await expect(page.locator('#consent')).toHaveCount(0);
  expect(foreign).toEqual([]);
});

for (const [look, query, name] of [
  ['a dark look', 'product=ms', 'Cookies neste site'],
  ['Spanish', 'product=wup&locale=es-PE', 'Cookies en este sitio'],
  ['the look of Mozambique', 'product=ms&locale=pt-MZ', 'Cookies neste site'],
] as const) {
  test(`in ${look} the consent question is accessible, and both answers are equally easy to give`, async ({
    page,
  }) => {
    await serveContainer(page.context(), web.url);
    await page.goto(`${web.url}/lead?${query}`);
    const bar = page.getByRole('region', { name });
    await expect(bar.getByRole('button')).toHaveCount(2);
    const boxes = await Promise.all(
      (await bar.getByRole('button').all()).map((button) => button.boundingBox()),
    );
    expect(boxes[0]?.height).toBe(boxes[1]?.height);
    expect(boxes[0]?.width).toBe(boxes[1]?.width);
    expect(await getViolations(page)).toEqual([]);
  });
}

const failures: readonly [string, (route: Route) => Promise<void>][] = [
  ['never comes', () => new Promise(() => undefined)],
  ['cannot be reached', (route) => route.abort('connectionrefused')],
  ['is no script', (route) => route.fulfill({ contentType: 'text/html', body: '<html>' })],
];

for (const [how, answer] of failures) {
  test(`a container that ${how} does not hold up the buyer`, async ({ context, page }) => {
    await context.route('https://www.googletagmanager.com/**', answer);
    await page.goto(`${web.url}/lead?product=medcof`);
    await page.getByRole('button', { name: 'Aceitar' }).click();
    await page.waitForFunction(() => document.querySelector('script[src*="gtm.js"]'));
    await fillContact(page);
    await buyByCard(page);
    await expect(page.getByText('R$ 3.588,00').first()).toBeVisible();
  });
}

test('after consent is withdrawn the container is notified, and runs in no later page', async ({
  context,
  page,
}) => {
  const { events, seen } = await serveContainer(context, web.url);
  await page.goto(`${web.url}/lead?product=medcof`);
  await page.getByRole('button', { name: 'Aceitar' }).click();
  await untilContainer(page);
  const change = page.getByRole('button', { name: 'Preferências de cookies' });
  await change.click();
  await page.getByRole('button', { name: 'Recusar' }).click();
  await expect(change).toBeFocused();
  await expect
    .poll(() => seen.at(-1)?.consent)
    .toEqual(['consent', 'update', expect.objectContaining({ analytics_storage: 'denied' })]);
  const [cookie] = await context
    .cookies()
    .then((all) => all.filter(({ name }) => name === consentCookie));
  expect(cookie?.value).toMatch(new RegExp(`^denied\\.${consentVersion}\\.\\d{4}-\\d\\d-\\d\\d$`));
  // The container is still in this document, so no card is typed in it.
  expect(await hasContainer(page)).toBe(true);
  await fillContact(page);
  await page.waitForURL(/\/payment\?/);
  expect(await hasContainer(page)).toBe(false);
  await buyByCard(page);
  expect(await hasContainer(page)).toBe(false);
  expect(JSON.stringify(seen)).not.toContain(buyer.cpf);
  expect(events()).toEqual([]);
});

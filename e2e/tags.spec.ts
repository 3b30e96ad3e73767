import { expect, test, type Page, type Route } from '@playwright/test';
import { consentCookie, consentVersion } from '@/services/analytics/consent';
import { acceptTerms, buyer, cards, confirm, fillCard } from './support/buyer';
import { fillContact, leaveContact } from './support/contact';
import { getViolations } from './support/getViolations';
import { serveContainer, untilContainer } from './support/serveContainer';
import { startTaggedWeb } from './support/startTaggedWeb';

/** docs/behaviour.md 8: tags run where the buyer has agreed, and never where a card is typed. */

let web: Awaited<ReturnType<typeof startTaggedWeb>>;

test.beforeAll(async () => {
  web = await startTaggedWeb();
});
test.afterAll(() => web.stop());

const hasContainer = (page: Page) => page.evaluate(() => 'google_tag_manager' in window);
/** Marks the document, to tell whether a step was taken in it. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['marked'] = 'yes';
  });
const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['marked'] === 'yes');

async function pay(page: Page): Promise<void> {
  await page.waitForURL(/\/payment\?/);
  await fillCard(page, { asksDocumentForCard: true }, cards.approved);
  await acceptTerms(page);
  await confirm(page);
  await page.waitForURL(/\/success\?/);
}

test('who agrees is counted once for each step, and a card is typed where no tag runs', async ({
  page,
}) => {
  const { events, foreign, seen } = await serveContainer(page.context(), web.url);
  await page.goto(`${web.url}/lead?product=medcof`);
  const bar = page.getByRole('region', { name: 'Cookies neste site' });
  await expect(bar).toBeVisible();
  expect(await getViolations(page)).toEqual([]);
  expect(foreign).toEqual([]);
  await bar.getByRole('button', { name: 'Aceitar' }).click();
  await expect(bar).toBeHidden();
  await untilContainer(page);
  const denied = { ad_storage: 'denied', analytics_storage: 'denied' };
  await expect
    .poll(() => seen.slice(0, 2).map(({ consent }) => consent))
    .toEqual([
      ['consent', 'default', expect.objectContaining(denied)],
      ['consent', 'update', expect.objectContaining({ analytics_storage: 'granted' })],
    ]);
  await mark(page);
  await fillContact(page);
  await page.waitForURL(/\/payment\?/);
  expect(await isMarked(page)).toBe(false);
  expect(await hasContainer(page)).toBe(false);
  foreign.length = 0;
  await pay(page);
  expect(foreign.filter((asked) => asked.page.startsWith('/payment'))).toEqual([]);
  await untilContainer(page);
  await expect.poll(() => events().map(({ event }) => event)).toContain('purchase');

  const sale = { currency: 'BRL', value: 3588 };
  expect(events()).toEqual([
    { event: 'generate_lead', ecommerce: expect.objectContaining(sale) },
    { event: 'begin_checkout', ecommerce: expect.objectContaining(sale) },
    {
      event: 'add_payment_info',
      ecommerce: expect.objectContaining({ ...sale, payment_type: 'credit-card' }),
    },
    {
      event: 'purchase',
      ecommerce: expect.objectContaining({
        ...sale,
        transaction_id: expect.stringMatching(/^[0-9A-F]{8}$/),
      }),
    },
  ]);
  await page.reload();
  await untilContainer(page);
  await expect(page.getByText('R$ 3.588,00').first()).toBeVisible();
  expect(events()).toHaveLength(4);
  const told = JSON.stringify(seen.filter(({ event }) => event !== undefined));
  for (const text of [buyer.email, buyer.cpf]) expect(told).not.toContain(text);
  for (const text of [cards.approved, '4111', buyer.cpf])
    expect(JSON.stringify(seen)).not.toContain(text);
});

test('who refuses buys as everybody does, without a tag, and may think again', async ({ page }) => {
  const { foreign } = await serveContainer(page.context(), web.url);
  await page.goto(`${web.url}/lead?product=medcof`);
  const bar = page.getByRole('region', { name: 'Cookies neste site' });
  await bar.getByRole('button', { name: 'Recusar' }).press('Enter');
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
  await mark(page);
  await fillContact(page);
  await pay(page);
  expect(await isMarked(page)).toBe(true);
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: 'Preferências de cookies' }).click();
  await expect(bar).toBeFocused();
});

test('who agrees on the payment page runs no tag there, nor in any page of that document', async ({
  page,
}) => {
  const { events, foreign } = await serveContainer(page.context(), web.url);
  await leaveContact(page, `${web.url}/lead?product=medcof`);
  await page.waitForURL(/\/payment\?/);
  await page.getByRole('button', { name: 'Aceitar' }).click();
  await page.goBack();
  await page.waitForURL(/\/lead\?/);
  await untilContainer(page);
  await expect.poll(() => events().map(({ event }) => event)).toEqual(['generate_lead']);
  await page.goForward();
  await page.waitForURL(/\/payment\?/);
  await page.waitForFunction(() => window.tags?.onConsent !== undefined);
  await expect(page.getByRole('button', { name: 'Confirmar pagamento' })).toBeVisible();
  expect(await hasContainer(page)).toBe(false);
  expect(foreign.filter((asked) => asked.page.startsWith('/payment'))).toEqual([]);
});

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
  test(`in ${look} the question is as easy to read, and to answer either way`, async ({ page }) => {
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
  test(`a container that ${how} holds nobody up`, async ({ context, page }) => {
    await context.route('https://www.googletagmanager.com/**', answer);
    await page.goto(`${web.url}/lead?product=medcof`);
    await page.getByRole('button', { name: 'Aceitar' }).click();
    await page.waitForFunction(() => document.querySelector('script[src*="gtm.js"]'));
    await fillContact(page);
    await pay(page);
    await expect(page.getByText('R$ 3.588,00').first()).toBeVisible();
  });
}

test('who agreed thinks again: the container is told, and runs in no page after', async ({
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
  await page.reload();
  await page.waitForFunction(() => window.tags?.onConsent !== undefined);
  await fillContact(page);
  await pay(page);
  expect(await hasContainer(page)).toBe(false);
  expect(events()).toEqual([]);
});

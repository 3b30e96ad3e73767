import { expect, test, type Page } from '@playwright/test';
import { cards } from '@/testing/cards';
import { buyer } from './support/buyer';
import { fillContact, leaveContact } from './support/contact';
import { getViolations } from './support/getViolations';
import { hasContainer, serveContainer, untilContainer } from './support/serveContainer';
import { startTaggedWeb } from './support/startTaggedWeb';
import { buyByCard } from './support/steps';

let web: Awaited<ReturnType<typeof startTaggedWeb>>;

test.beforeAll(async () => {
  web = await startTaggedWeb();
});
test.afterAll(() => web.stop());

const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = 'yes';
  });
const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.marked === 'yes');

test('a buyer who agrees is counted once for each step, and types the card where no tag runs', async ({
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
  const phone = await fillContact(page);
  await page.waitForURL(/\/payment\?/);
  expect(await isMarked(page)).toBe(false);
  expect(await hasContainer(page)).toBe(false);
  foreign.length = 0;
  await buyByCard(page);
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
  for (const text of ['Maria', 'Silva', buyer.email, phone, buyer.cpf])
    expect(told).not.toContain(text);
  for (const text of [cards.approved, '411111', '4111 1111', buyer.cpf])
    expect(JSON.stringify(seen)).not.toContain(text);
});

test('a buyer who refuses buys without a tag, and can change the choice', async ({ page }) => {
  const { foreign } = await serveContainer(page.context(), web.url);
  await page.goto(`${web.url}/lead?product=medcof`);
  const bar = page.getByRole('region', { name: 'Cookies neste site' });
  await bar.getByRole('button', { name: 'Recusar' }).press('Enter');
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
  await mark(page);
  await fillContact(page);
  await buyByCard(page);
  expect(await isMarked(page)).toBe(true);
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: 'Preferências de cookies' }).click();
  await expect(bar).toBeFocused();
});

test('agreeing on the payment page runs no tag there, nor in any page of that document', async ({
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

import { expect, test, type Page } from '@playwright/test';
import { cards } from '@/testing/cards';
import { chooseMethod, confirm } from '../support/buyer';
import { leaveContact } from '../support/contact';
import { expectCapturedOnce } from '../support/expectCapturedOnce';
import { payByCard } from '../support/steps';
import { watchPayments } from '../support/watchPayments';

async function goToBank(page: Page, link = '/lead?product=medcof'): Promise<void> {
  await leaveContact(page, link);
  // The answer cannot be read any more once the page is left.
  const isRead = page.waitForResponse('**/api/v2/payment').then((response) => response.body());
  await page.route('**/3ds/*', async (route) => {
    await isRead;
    await route.continue();
  });
  await payByCard(page, cards.threeDSecure);
  await expect(page.getByRole('button', { name: 'Autorizar' })).toBeVisible();
}

test('3-D Secure: authorized at the bank, paid, in the same language', async ({
  context,
  page,
}) => {
  const payments = watchPayments(context);
  await goToBank(page);
  await page.getByRole('button', { name: 'Autorizar' }).click();
  await page.waitForURL(/\/success\?/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expectCapturedOnce(payments, [358800]);
});

test('3-D Secure: a buyer who goes back from the bank finds the way there again', async ({
  page,
}) => {
  await goToBank(page);
  await page.goBack();
  await page.waitForURL(/\/payment-verification\?/);
  await page.getByRole('link', { name: 'Ir para o banco' }).click();
  await page.getByRole('button', { name: 'Autorizar' }).click();
  await page.waitForURL(/\/success\?/);
});

test('3-D Secure: refused at the bank, and another card pays', async ({ context, page }) => {
  await goToBank(page);
  await page.getByRole('button', { name: 'Recusar' }).click();
  await page.waitForURL(/\/payment-verification\?/);
  await expect(page.getByText(/O banco não confirmou a sua identidade/)).toBeVisible();
  await page.getByRole('button', { name: 'Voltar ao pagamento' }).click();
  const payments = watchPayments(context);
  await payByCard(page, cards.mastercard);
  await page.waitForURL(/\/success\?/);
  await expectCapturedOnce(payments, [358800]);
});

test('3-D Secure: leads back to the host where the buyer pays', async ({
  baseURL,
  context,
  page,
}) => {
  const payments = watchPayments(context);
  const other = new URL('/lead?product=medcof', baseURL);
  other.hostname = other.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  await goToBank(page, other.href);
  await page.getByRole('button', { name: 'Autorizar' }).click();
  await page.waitForURL(/\/success\?/);
  expect(new URL(page.url()).host).toBe(other.host);
  await expectCapturedOnce(payments, [358800]);
});

/** Authorizes at the bank, as its app does. @returns the address that it leads back to */
async function authorizeInApp(page: Page): Promise<string> {
  const isBack = (url: URL) => url.pathname === '/payment-verification';
  const way = page.waitForRequest((request) => isBack(new URL(request.url())));
  await page.route(isBack, (route) => route.abort());
  await page.getByRole('button', { name: 'Autorizar' }).click();
  return (await way).url();
}

const readOrder = (page: Page) => page.evaluate(() => window.localStorage.getItem('purchaseToken'));

test('3-D Secure: a way back in a new tab uses its own payment, whatever was paid since', async ({
  browser,
  context,
  page,
}) => {
  const elsewhere = await browser.newContext();
  const earlier = await elsewhere.newPage();
  await leaveContact(earlier, '/lead?product=medcof');
  await chooseMethod(earlier, 'Pix');
  await confirm(earlier);
  await earlier.waitForURL(/\/pix\?/);
  const older = await readOrder(earlier);
  await elsewhere.close();
  await goToBank(page);
  const back = await authorizeInApp(page);

  const tab = await context.newPage();
  await tab.goto('/healthcheck');
  const decided = await readOrder(tab);
  // Does what another tab does that pays for the same product.
  await tab.evaluate((token) => {
    window.localStorage.setItem('purchaseToken', token ?? '');
  }, older);
  const returned = await context.newPage();
  await returned.goto(back);
  await returned.waitForURL(/\/success\?product=medcof/);
  expect(await readOrder(returned)).toBe(decided);
});

test('3-D Secure: a way back in another browser shows the result of the payment', async ({
  browser,
  page,
}) => {
  await goToBank(page);
  const back = await authorizeInApp(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(back);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Pagamento aprovado');
  await expect(other.getByText(/Recebemos R\$\s3\.588,00/)).toBeVisible();
  await elsewhere.close();
});

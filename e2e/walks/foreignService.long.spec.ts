import { expect, type Page, test } from '@playwright/test';
import { cards } from '@/testing/cards';
import { acme, startForeignService } from '@/testing/startForeignService';
import { acceptTerms, chooseMethod, confirm, fillCard } from '../support/buyer';
import { leaveContact } from '../support/contact';
import { startWatchedWeb } from '../support/startWatchedWeb';

let service: Awaited<ReturnType<typeof startForeignService>>;
let web: Awaited<ReturnType<typeof startWatchedWeb>>;
let link: string;

test.beforeAll(async () => {
  service = await startForeignService();
  web = await startWatchedWeb({ API_URL: service.url });
  link = `${web.url}/lead?business=${acme.business}&productCode=${acme.code}`;
});
test.afterAll(async () => {
  await web.stop();
  await service.stop();
});

async function reachPayment(page: Page): Promise<void> {
  await leaveContact(page, link);
  await page.waitForURL(/\/payment\?/);
  await expect(page.getByText('R$ 1.200,00').first()).toBeVisible();
}

test('a Pix is sold in the neutral look, under the title of the config, up to its receipt', async ({
  page,
}) => {
  await reachPayment(page);
  await expect(page).toHaveTitle(/Acme Forja/);
  await chooseMethod(page, 'Pix');
  await confirm(page);
  await page.waitForURL(/\/pix\?/);
  await expect(page.getByLabel('Código Pix copia e cola')).toHaveValue(/-copia-e-cola$/);
  await page.getByRole('button', { name: 'Simular pagamento' }).click();
  await page.waitForURL(/\/success\?/);
  // The unknown look is logged once, whatever pages fall back to the neutral one.
  await expect.poll(() => web.output().match(/acme\$light/g) ?? []).toHaveLength(1);
});

test('a bank slip is sold up to its line', async ({ page }) => {
  await reachPayment(page);
  await chooseMethod(page, 'Boleto');
  await confirm(page);
  await page.waitForURL(/\/success\?/);
  await expect(page.getByLabel('Linha digitável')).toHaveValue(/^1{5}/);
});

test('a card pays up to the receipt', async ({ page }) => {
  await reachPayment(page);
  await fillCard(page, { asksDocumentForCard: true }, cards.approved);
  await acceptTerms(page);
  await confirm(page);
  await page.waitForURL(/\/success\?/);
  await expect(page.getByText('Cartão de crédito')).toBeVisible();
});

test('an unknown product, company, seller or offer leads to /expired-link', async ({ page }) => {
  for (const query of [
    `business=${acme.business}&productCode=welding`,
    `business=other&productCode=${acme.code}`,
    `business=${acme.business}&productCode=${acme.code}&seller=nobody`,
    `business=${acme.business}&productCode=${acme.code}&offer=nothing`,
  ]) {
    await page.goto(`${web.url}/lead?${query}`);
    expect(new URL(page.url()).pathname).toBe('/expired-link');
  }
});

import { expect, test, type Page } from '@playwright/test';
import { cards } from '@/testing/cards';
import { arrive } from './support/arrive';
import {
  acceptTerms,
  chooseMethod,
  confirm,
  fillCard,
  products,
  reachPayment,
} from './support/buyer';
import { expirePix } from './support/passTime';
import { getDataPix, seedBuyer, seedPayment } from './support/seededBuyer';
import { getViolations } from './support/getViolations';
import { screens } from './support/screenshots';
import { untilUsable } from './support/untilUsable';

async function expectNoViolations(page: Page): Promise<void> {
  for (const size of [screens.desktop, screens.phone]) {
    await page.setViewportSize(size);
    expect(await getViolations(page)).toEqual([]);
  }
}

test('every page of the purchase passes axe', async ({ page }) => {
  const [product] = products;
  await page.goto(`/lead?product=${product.key}&seller=ana`);
  await expectNoViolations(page);
  await page.getByLabel('E-mail', { exact: true }).fill('x');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Insira um email válido')).toBeVisible();
  await expectNoViolations(page);

  await reachPayment(page, product);
  // The address changes before the page does.
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectNoViolations(page);
  await fillCard(page, product, cards.declined);
  await acceptTerms(page);
  await confirm(page);
  await expect(page.getByText('O pagamento não foi aprovado')).toBeVisible();
  await expectNoViolations(page);

  await reachPayment(page, product);
  await chooseMethod(page, 'Pix');
  await confirm(page);
  await page.waitForURL(/\/pix\?/);
  await expect(page.getByRole('img', { name: 'QR Code Pix' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Simular pagamento' }).click();
  await page.waitForURL(/\/success\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolations(page);

  await page.goto(`/payment?product=${product.key}`);
  await expect(page.getByRole('heading', { name: 'Esta compra já está paga' })).toBeVisible();
  await expectNoViolations(page);
});

test('an expired Pix passes axe', async ({ page }) => {
  const prepare = async () => {
    const seeded = await seedBuyer('medcof');
    const payment = await seedPayment(seeded, { key: 'medcof', method: 'pix' });
    const dataPix = { ...getDataPix(payment), expiresAt: new Date(0).toISOString() };
    await expirePix(dataPix.code);
    return {
      link: '/pix?product=medcof',
      stored: { ...seeded.stored, purchaseToken: payment.token, dataPix },
    };
  };
  await page.goto(await arrive(page, { route: '/pix', prepare }));
  await expect(page.getByText('Este código expirou')).toBeVisible();
  await expectNoViolations(page);
});

for (const path of ['/expired-link', '/generic-error']) {
  test(`${path} without a brand passes axe`, async ({ page }) => {
    await page.goto(path);
    await untilUsable(page);
    await expectNoViolations(page);
  });
}

test('the focus is on the message while a payment is processed, and then on its outcome', async ({
  page,
}) => {
  const [product] = products;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v2/payment', async (route) => {
    await held;
    await route.continue();
  });
  await reachPayment(page, product);
  await fillCard(page, product, cards.declined);
  await acceptTerms(page);
  await confirm(page);
  const said = page.getByRole('status').filter({ hasText: 'Processando seu pagamento' });
  await expect(said).toBeFocused();
  await expect(page.getByText('Processando seu pagamento')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('form :focus, .pane :focus')).toHaveCount(0);
  release();
  await expect(page.getByText('O pagamento não foi aprovado')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('O pagamento não foi aprovado');
});

test('an applied coupon is accessible on the brand’s pane', async ({ page }) => {
  await reachPayment(page, products[0]);
  await page.setViewportSize(screens.desktop);
  await page.getByRole('button', { name: 'Tenho um cupom' }).click();
  await page.getByLabel('Cupom de desconto').fill('REVALIDA10');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText(/REVALIDA10 aplicado/)).toBeVisible();
  await expectNoViolations(page);
});

test('the whole lead form works by keyboard alone', async ({ page }) => {
  await page.goto('/lead?product=medcof');
  await untilUsable(page);
  await page.getByLabel('Nome Completo').focus();
  await page.keyboard.type('Maria da Silva');
  await page.keyboard.press('Tab');
  await page.keyboard.type('maria@exemplo.com.br');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'País do celular' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('11987654321');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/payment\?/);
});

import { expect, type Page, test } from '@playwright/test';
import { leaveContact } from '../support/contact';
import { openOrder } from '../support/openOrder';

const query = 'product=medcof&seller=ana';
const applied = /Cupom REVALIDA10 aplicado/;

async function typeVoucher(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tenho um cupom' }).click();
  await page.getByLabel('Cupom de desconto').fill('REVALIDA10');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText(applied)).toBeVisible();
}

async function returnToPayment(page: Page): Promise<void> {
  await page.goBack();
  await page.waitForURL(/\/lead\?/);
  await expect(page.getByLabel('Nome Completo')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL(/\/payment\?/);
  await openOrder(page);
}

test('a typed voucher is kept on the way back and forth, until it is removed', async ({ page }) => {
  await leaveContact(page, `/lead?${query}`);
  await page.waitForURL(/\/payment\?/);
  await openOrder(page);
  await typeVoucher(page);
  await returnToPayment(page);
  await expect(page.getByText(applied)).toBeVisible();

  await page.goto(`/payment?${query}`);
  await page.waitForURL(/voucher=REVALIDA10/);
  await openOrder(page);
  await expect(page.getByText(applied)).toBeVisible();

  await page.getByRole('button', { name: 'Remover cupom' }).click();
  await expect(page.getByRole('button', { name: 'Tenho um cupom' })).toBeVisible();
  await expect(page).not.toHaveURL(/voucher/);
});

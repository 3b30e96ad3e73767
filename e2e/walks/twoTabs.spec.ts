import { expect, type Page, test } from '@playwright/test';
import { cards } from '@/testing/cards';
import { chooseMethod, confirm } from '../support/buyer';
import { createSample } from '../support/commerce';
import { leaveContact } from '../support/contact';
import { expectReceipt } from '../support/expectReceipt';
import { payByCard } from '../support/steps';

const readCode = (page: Page) => page.getByLabel('Código Pix copia e cola').inputValue();

async function askForCodeInAnotherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await leaveContact(other, '/lead?product=em');
  await other.waitForURL(/\/payment\?/);
  await chooseMethod(other, 'Pix');
  await confirm(other);
  await other.waitForURL(/\/pix\?/);
  return other;
}

test('a tab keeps the Pix code of its own invoice, also over a reload', async ({ page }) => {
  const medcof = { business: 'medcof', productCode: 'medcof-revalida', operation: 'BR' } as const;
  const { path } = await createSample('invoice', medcof);
  await page.goto(path);
  await chooseMethod(page, 'Pix');
  await confirm(page);
  await page.waitForURL(/\/pix\?/);
  const own = await readCode(page);
  const other = await askForCodeInAnotherTab(page);
  expect(await readCode(other)).not.toBe(own);
  expect(await readCode(page)).toBe(own);
  await page.reload();
  await expect(page.getByRole('main').getByText(/^R\$\s3\.588,00$/)).toBeVisible();
  expect(await readCode(page)).toBe(own);
});

test('a bank leads a tab back to the payment that it was left for', async ({ page }) => {
  await leaveContact(page, '/lead?product=medcof');
  await payByCard(page, cards.threeDSecure);
  await page.getByRole('button', { name: 'Autorizar' }).waitFor();
  await askForCodeInAnotherTab(page);
  await page.getByRole('button', { name: 'Autorizar' }).click();
  await page.waitForURL(/\/success\?/);
  await expectReceipt(page, 'R$ 3.588,00');
});

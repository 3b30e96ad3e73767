import { expect, test } from '@playwright/test';
import { fillLead, products } from './support/buyer';
import { holdCode } from './support/holdCode';

const [medcof] = products;

test('text and presses before the page is interactive are kept, and take effect once it is', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto(`/lead?product=${medcof.key}`, { waitUntil: 'commit' });
  await fillLead(page, medcof);
  const button = page.getByRole('button', { name: 'Continuar' });
  await expect(button).toBeEnabled();
  await button.click();
  await expect(page).toHaveURL(/\/lead\?/);
  release();
  await page.waitForURL(/\/payment\?/);
});

test('Enter counts as well, and sends the stored details of a returning buyer', async ({
  page,
}) => {
  await page.goto(`/lead?product=${medcof.key}`);
  await fillLead(page, medcof);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL(/\/payment\?/);

  const release = await holdCode(page);
  await page.goto(`/lead?product=${medcof.key}`, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).press('Enter');
  release();
  await page.waitForURL(/\/payment\?/);
});

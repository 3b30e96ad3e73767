import { expect, test, type Locator } from '@playwright/test';
import { measureField } from './support/measureField';

const isInMiddle = async (field: Locator) => (await measureField(field)).fromMiddle < 2;

test('an empty field has its label in the middle until it is focused or filled in', async ({
  page,
}) => {
  await page.goto('/lead?product=medcof');
  const name = page.getByLabel('Nome Completo');
  await expect.poll(() => isInMiddle(name)).toBe(true);
  await name.focus();
  await expect.poll(() => isInMiddle(name)).toBe(false);
  await name.blur();
  await expect.poll(() => isInMiddle(name)).toBe(true);
  await name.fill('Maria');
  await name.blur();
  await expect.poll(() => isInMiddle(name)).toBe(false);
});

test('without any script the label makes way for what is typed', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/lead?product=medcof');
  const email = page.getByLabel('E-mail', { exact: true });
  await expect.poll(() => isInMiddle(email)).toBe(true);
  await email.fill('maria@example.com');
  await expect.poll(() => isInMiddle(email)).toBe(false);
  await context.close();
});

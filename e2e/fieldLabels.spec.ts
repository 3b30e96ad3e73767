import { expect, test, type Locator, type Page } from '@playwright/test';
import { products, reachPayment } from './support/buyer';

const [medcof] = products;

/** Runs in the browser. */
function measureField(input: Element) {
  const box = input.parentElement?.getBoundingClientRect();
  const label = document.createRange();
  label.selectNodeContents(input.previousElementSibling ?? input);
  const words = label.getBoundingClientRect();
  if (!box) throw new Error('The field has no frame.');
  return {
    height: box.height,
    fromMiddle: Math.abs((words.top + words.bottom - box.top - box.bottom) / 2),
    isInside: words.right <= box.right && words.bottom <= box.bottom,
  };
}

const measure = (field: Locator) => field.evaluate(measureField);

const isInMiddle = async (field: Locator) => (await measure(field)).fromMiddle < 2;

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

async function expectFieldsToKeepTheirHeight(page: Page): Promise<void> {
  const fields = page.locator('main input[placeholder=" "]');
  await expect(fields).not.toHaveCount(0);
  for (const field of await fields.all()) {
    const atRest = await measure(field);
    expect(atRest.isInside).toBe(true);
    await field.focus();
    expect(Math.abs((await measure(field)).height - atRest.height)).toBeLessThan(1);
    await field.blur();
  }
}

test('a label that moves changes no height, on a narrow screen nor in large text', async ({
  page,
}) => {
  const expectStill = async () => {
    for (const textSize of ['100%', '200%'])
      for (const width of [320, 360, 390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
        await expectFieldsToKeepTheirHeight(page);
      }
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/lead?product=ms');
  await expectStill();
  await page.evaluate(() => (document.documentElement.style.fontSize = '100%'));
  await reachPayment(page, medcof);
  await expectStill();
});

import { expect, test, type Page } from '@playwright/test';
import { products, reachPayment } from './support/buyer';
import { measureField } from './support/measureField';

const [medcof] = products;

async function expectFieldsToKeepTheirHeight(page: Page): Promise<void> {
  const fields = page.locator('main input[placeholder=" "]');
  await expect(fields).not.toHaveCount(0);
  for (const field of await fields.all()) {
    const atRest = await measureField(field);
    expect(atRest.isInside).toBe(true);
    await field.focus();
    expect(Math.abs((await measureField(field)).height - atRest.height)).toBeLessThan(1);
    await field.blur();
  }
}

test('a label that moves changes no height, on a narrow screen nor in large text', async ({
  page,
}) => {
  const expectStill = async () => {
    // Wider letters, before the brand's have loaded, take more lines.
    await page.evaluate(() => document.fonts.ready);
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

import { expect, test, type Page } from '@playwright/test';
import { products, reachPayment } from './support/buyer';
import { getLayoutShift } from './support/getLayoutShift';

async function getOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

for (const product of products) {
  test(`${product.key}: nothing moves while the lead page loads`, async ({ page }) => {
    await page.goto(`/lead?product=${product.key}&seller=ana`);
    expect(await getLayoutShift(page)).toBe(0);
  });

  test(`${product.key}: 320 px and very long names fit`, async ({ page }) => {
    const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/lead?product=${product.key}&name=${long}&email=${long}@exemplo.com.br`);
    expect(await getOverflow(page)).toBeLessThanOrEqual(0);
    await reachPayment(page, product);
    expect(await getOverflow(page)).toBeLessThanOrEqual(0);
  });
}

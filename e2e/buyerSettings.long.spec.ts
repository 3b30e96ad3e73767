import { expect, test, type Page } from '@playwright/test';
import { brandedProducts } from './support/brandedProducts';
import { continueToPayment, fillLead, products } from './support/buyer';

/** What a page shows beyond its right edge, as its first words. */
const findCutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    return Array.from(document.body.querySelectorAll('*')).flatMap((element) => {
      const { right, width: own } = element.getBoundingClientRect();
      const isSeen = own > 1 && getComputedStyle(element).position !== 'absolute';
      return isSeen && right > width + 0.5
        ? [`${element.tagName} ${element.textContent.slice(0, 30)}`]
        : [];
    });
  });

const links = [
  ...brandedProducts.map(({ key }) => `product=${key}`),
  'product=ms&locale=pt-MZ',
  'product=wup&locale=pt-MZ',
  'product=vc&locale=pt-MZ',
  'product=wup&flowId=peru',
];

for (const link of links) {
  test(`${link}: nothing is cut off at 320 px, nor with text twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/lead?${link}`);
    await page.evaluate(() => document.fonts.ready);
    expect(await findCutOff(page)).toEqual([]);
    // As a buyer's own text size: the page's measures are in rem.
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBe(width);
      expect(await findCutOff(page)).toEqual([]);
    }
  });
}

test('for who reads text twice as large no bar lies over what is typed', async ({ browser }) => {
  const [medcof] = products;
  if (!medcof) throw new Error('No product to buy');
  const { baseURL, launchOptions } = test.info().project.use;
  // A setting of the browser's own.
  const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'];
  const reader = await browser.browserType().launch({ ...launchOptions, args });
  const page = await reader.newPage({
    ...(baseURL !== undefined && { baseURL }),
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`/lead?product=${medcof.key}&seller=ana`);
  await fillLead(page, medcof);
  // As wide as a line, in one word.
  await page.getByLabel('E-mail', { exact: true }).fill(`maria.${'w'.repeat(30)}@exemplo.com.br`);
  await continueToPayment(page, medcof);
  await expect(page.locator('[data-bar]')).toHaveCSS('position', 'static');
  expect(await findCutOff(page)).toEqual([]);
  const code = page.getByLabel('CVV');
  await code.focus();
  // Nothing lies over its middle.
  await code.click({ trial: true, timeout: 30_000 });
  await reader.close();
});

test('a wordmark keeps its ground where the buyer’s own colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/lead?product=conquer');
  const [logo, pane] = await page.locator('header img').evaluate((image) => {
    const pane = getComputedStyle(image).getPropertyValue('--color-pane-start');
    const probe = document.createElement('span');
    probe.style.cssText = `forced-color-adjust:none;background:${pane}`;
    document.body.append(probe);
    return [image, probe].map((element) => getComputedStyle(element).backgroundColor);
  });
  expect(logo).toBe(pane);
});

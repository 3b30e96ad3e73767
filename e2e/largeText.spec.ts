import { expect, test, type Page } from '@playwright/test';
import { brandedProducts } from './support/brandedProducts';

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
      expect(await findCutOff(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

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

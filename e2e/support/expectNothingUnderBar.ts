import { expect, type Page } from '@playwright/test';

const getDepthUnderBar = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const bar = document.querySelector('[data-bar]');
    if (!element || !bar || bar.contains(element)) return null;
    return element.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
  });

export async function expectNothingUnderBar(page: Page): Promise<void> {
  await page.locator('main :is(input, select)').first().focus();
  while ((await getDepthUnderBar(page)) !== null) {
    const name = await page.evaluate(() => document.activeElement?.getAttribute('name'));
    await expect
      .poll(() => getDepthUnderBar(page), `${name ?? 'a control'} is under the bar`)
      .toBeLessThan(1);
    await page.keyboard.press('Tab');
  }
}

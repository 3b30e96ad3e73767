import { type Browser, expect } from '@playwright/test';
import { screens } from './screenshots';

export async function expectScriptsAreAskedFor(
  browser: Browser,
  link: string,
  text: string,
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: screens.phone });
  const page = await context.newPage();
  await page.goto(link);
  const notice = page.getByText(text, { exact: true });
  await expect(notice).toBeVisible();
  expect(await notice.boundingBox()).toMatchObject({ x: 0, y: 0, width: screens.phone.width });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
}

import type { Page } from '@playwright/test';

/** Waits until the page's own code runs. Until then presses and what is typed are kept, and no more. */
export async function untilUsable(page: Page): Promise<void> {
  await page.waitForFunction(() => window.earlyClicks === undefined);
}

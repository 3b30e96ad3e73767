import type { Page } from '@playwright/test';

/** Waits until the page's own code runs; until then, presses and typed text are only kept. */
export async function untilUsable(page: Page): Promise<void> {
  await page.waitForFunction(() => window.earlyClicks === undefined);
}

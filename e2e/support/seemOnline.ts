import type { Page } from '@playwright/test';

/**
 * Makes the browser believe that it is connected. On a machine without a network it says that it is
 * not, and a failed call is then told of as the buyer's own connection.
 */
export async function seemOnline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
  });
}

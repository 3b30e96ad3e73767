import type { Page } from '@playwright/test';

/**
 * Makes the browser report that it is online. On a machine without a network it reports that it is
 * offline, and a failed call is then shown as a lost connection of the buyer.
 */
export async function seemOnline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
  });
}

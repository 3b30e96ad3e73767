import { expect, type Page } from '@playwright/test';

/**
 * Expects the text on the receipt. Waits for its heading first, because the address changes before the
 * page does.
 */
export async function expectReceipt(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Detalhes da compra' })).toBeVisible();
  // The pane above says the price, too.
  await expect(page.getByText(text).last()).toBeVisible();
}

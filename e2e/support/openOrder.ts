import { expect, type Page } from '@playwright/test';

/**
 * Opens the order on the payment page, which a phone folds. The address changes before the page does
 * and the step before has an order, too, so the payment's own title comes first.
 */
export async function openOrder(page: Page): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: 'Como você quer pagar?' }),
  ).toBeVisible();
  // The order loads after the form.
  await expect(page.getByLabel('Resumo do pedido')).toBeAttached();
  const folded = page.locator('summary', { hasText: 'Ver resumo do pedido' });
  if (await folded.isVisible()) await folded.click();
}

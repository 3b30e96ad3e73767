import { expect, type Page } from '@playwright/test';
import { leaveContact } from './contact';
import { seePresentation } from './steps';

/** Opens the payment of a trial, which has one way to pay. */
export async function reachTrialPayment(page: Page): Promise<void> {
  const phone = await leaveContact(page, '/lead?product=ms&flowId=trial');
  await seePresentation(page, phone);
  await page.waitForURL(/\/payment\?/);
  await expect(page.getByRole('heading', { name: 'Cartão de crédito' })).toBeVisible();
}

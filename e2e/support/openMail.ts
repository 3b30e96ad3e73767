import { expect, type FrameLocator, type Page } from '@playwright/test';
import { buyer } from './buyer';
import { readRun } from './run';

/** Opens the newest mail to this test's buyer with such a subject, in the sandbox's mailbox. */
export async function openMail(page: Page, subject: RegExp): Promise<FrameLocator> {
  const { sandboxUrl } = readRun(process.env);
  const mailbox = new URL(`/mail?to=${encodeURIComponent(buyer.email)}`, sandboxUrl).href;
  const newest = page.getByRole('listitem').getByRole('link', { name: subject }).first();
  await expect(async () => {
    await page.goto(mailbox);
    await expect(newest).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  await newest.click();
  // The mailbox is still shown while the mail loads.
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  return page.frameLocator('iframe');
}

/** Follows a link of an open mail, which opens in a window of its own. */
export async function followMail(page: Page, mail: FrameLocator, name: string): Promise<Page> {
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    mail.getByRole('link', { name, exact: true }).click(),
  ]);
  return opened;
}

import { expect, type Page } from '@playwright/test';
import { screens, type Screen } from './screenshots';

/** The button of a decision, with what a press agrees to, ends in sight of a buyer who arrives. */
export async function expectButtonInSight(page: Page, screen: Screen): Promise<void> {
  const getEnd = () =>
    page
      .locator('[data-bar]:has(button, a)')
      .evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
  await expect.poll(getEnd, 'the end of the button').toBeLessThanOrEqual(screens[screen].height);
}

import type { Page } from '@playwright/test';

export async function replaceElements(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluateAll((elements) => {
    for (const element of elements) element.replaceWith(element.cloneNode(true));
  });
}

export async function wrapElements(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluateAll((elements) => {
    for (const element of elements) {
      const wrapper = Object.assign(document.createElement('div'), { className: 'foreign' });
      element.replaceWith(wrapper);
      wrapper.append(element);
    }
  });
}

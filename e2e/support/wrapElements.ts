import type { Page } from '@playwright/test';

/** Does what an extension does that puts a copy in the place of what it finds. */
export async function replaceElements(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluateAll((elements) => {
    for (const element of elements) element.replaceWith(element.cloneNode(true));
  });
}

/** Does what an extension does that puts what it finds into an element of its own. */
export async function wrapElements(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluateAll((elements) => {
    for (const element of elements) {
      const wrapper = Object.assign(document.createElement('div'), { className: 'foreign' });
      element.replaceWith(wrapper);
      wrapper.append(element);
    }
  });
}

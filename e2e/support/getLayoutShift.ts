import type { Page } from '@playwright/test';

/**
 * Sum of the layout shifts of a page.
 * @param since milliseconds of the page's own clock; from the first paint on when left out
 */
export async function getLayoutShift(page: Page, since = 0): Promise<number> {
  return page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (entry.startTime < from) continue;
            if ('value' in entry && typeof entry.value === 'number') total += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          resolve(total);
        }, 1000);
      }),
    since,
  );
}

/** Leaves a page with what stands in for its fonts: on a busy machine they come after the page or before it. */
export async function keepFontsAway(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
}

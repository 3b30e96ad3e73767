import type { Page } from '@playwright/test';
import { untilUsable } from './untilUsable';
import { watchRequests } from './watchRequests';

/**
 * The most that a page may move, as browsers count it: words that take the width of their font move
 * it 0.001. A form that goes 60 px down moves 0.054 of 390x844 and 0.017 of 1280x800.
 */
export const mostShift = 0.01;

/** Milliseconds of the page's own clock, once what it shows now is painted. */
export const getPaintedMoment = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
      ),
  );

/** What has moved so far. */
const readShift = (page: Page, since: number): Promise<number> =>
  page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        let total = 0;
        const count = (entries: PerformanceEntryList) => {
          for (const entry of entries) {
            if (entry.startTime < from) continue;
            if ('value' in entry && typeof entry.value === 'number') total += entry.value;
          }
        };
        const observer = new PerformanceObserver((list) => count(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            count(observer.takeRecords());
            resolve(total);
          }),
        );
      }),
    since,
  );

/**
 * Follows a page from now on.
 * @returns sums its layout shifts once it can be used and all that it asks for is shown; since a
 * moment of its own clock, in milliseconds, or since the first paint of its document
 */
export function watchLayoutShift(page: Page): (since?: number) => Promise<number> {
  const settle = watchRequests(page);
  return async (since = 0) => {
    await page.waitForLoadState('networkidle');
    await untilUsable(page);
    await page.evaluate(() => document.fonts.ready);
    await settle();
    return readShift(page, since);
  };
}

/** Leaves a page with what stands in for its fonts: on a busy machine they come after the page or before it. */
export async function keepFontsAway(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
}

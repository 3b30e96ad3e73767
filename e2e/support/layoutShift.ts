import { expect, type Page, type Route } from '@playwright/test';
import { untilUsable } from './untilUsable';
import { watchRequests } from './watchRequests';

/**
 * The maximum layout shift of a page, as browsers count it: words that take the width of their font
 * count 0.001. A form that moves down by 60 px counts 0.054 on 390x844 and 0.017 on 1280x800.
 */
const maxLayoutShift = 0.01;

export const getPaintedMoment = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            resolve(performance.now());
          }),
        ),
      ),
  );

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

const readShifts = (page: Page, since: number): Promise<{ value: number; parts: string[] }[]> =>
  page.evaluate(
    (from) =>
      new Promise((resolve) => {
        const shifts: LayoutShift[] = [];
        const keep = (entries: PerformanceEntryList) => {
          shifts.push(...(entries as LayoutShift[]));
        };
        const observer = new PerformanceObserver((list) => {
          keep(list.getEntries());
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            keep(observer.takeRecords());
            resolve(
              shifts
                .filter(({ startTime }) => startTime >= from)
                .map(({ sources, value }) => ({
                  value,
                  parts: sources.map(
                    ({ currentRect, node, previousRect }) =>
                      `${node?.nodeName ?? ''} “${node?.textContent?.slice(0, 30) ?? ''}” from ${previousRect.y} to ${currentRect.y} px`,
                  ),
                })),
            );
          }),
        );
      }),
    since,
  );

/**
 * Follows a page from now on.
 * @returns a function that waits until the page can be used and shows all that it requested, fonts
 *   aside; it expects that hardly anything has moved since the first paint of the document, or since a
 *   moment of the page's clock in milliseconds
 */
export function watchLayoutShift(page: Page): (since?: number) => Promise<void> {
  const settle = watchRequests(page);
  return async (since = 0) => {
    await untilUsable(page);
    await settle();
    const shifts = await readShifts(page, since);
    const moved = shifts.flatMap(({ parts }) => parts).join('\n');
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, `what moved:\n${moved}`).toBeLessThanOrEqual(maxLayoutShift);
  };
}

/**
 * Keeps a page on its fallback fonts, because on a busy machine the fonts arrive before the page or
 * after it.
 */
export async function keepFontsAway(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
}

/**
 * Holds back the fonts of the next document.
 * @returns a function that lets the fonts load and waits until they are shown; the load of a document
 *   ends with them
 */
export async function holdFontsBack(page: Page): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const pattern = '**/*.woff2';
  const hold = async (route: Route) => {
    await held;
    await route.continue();
  };
  await page.route(pattern, hold);
  return async () => {
    release();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    await page.unroute(pattern, hold);
  };
}

import { expect, type Page, type Route } from '@playwright/test';
import { untilUsable } from './untilUsable';
import { watchRequests } from './watchRequests';

/**
 * The most that a page may move, as browsers count it: words that take the width of their font move
 * it 0.001. A form that goes 60 px down moves 0.054 of 390x844 and 0.017 of 1280x800.
 */
const mostShift = 0.01;

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
 * @returns waits until the page can be used and shows all that it asks for, fonts aside; expects
 * that hardly anything has moved since the first paint of its document, or since a moment of its
 * own clock in milliseconds
 */
export function watchLayoutShift(page: Page): (since?: number) => Promise<void> {
  const settle = watchRequests(page);
  return async (since = 0) => {
    await untilUsable(page);
    await settle();
    const shifts = await readShifts(page, since);
    const moved = shifts.flatMap(({ parts }) => parts).join('\n');
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, `what moved:\n${moved}`).toBeLessThanOrEqual(mostShift);
  };
}

/**
 * Leaves a page with what stands in for its fonts: on a busy machine they come after the page or
 * before it.
 */
export async function keepFontsAway(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
}

/**
 * Holds the fonts of the next document back for a while.
 * @returns lets the fonts come, and waits until they are shown; a document's load ends with them
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

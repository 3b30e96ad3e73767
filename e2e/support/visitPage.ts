import { brotliCompressSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';
import { findBrokenWords } from './findBrokenWords';
import { findCutOff } from './findCutOff';
import { holdFontsBack, watchLayoutShift } from './layoutShift';
import { getViolations } from './getViolations';
import { takePicture } from './pictures';
import { screens, showWhole, takeShot, type Screen, type Shot } from './screenshots';

export interface Visit {
  link: string;
  /**
   * Maximum brotli bytes of its document, which has all its styles and texts (docs/behaviour.md 14).
   */
  largestDocument?: number;
  shot: Pick<Shot, 'key' | 'page'>;
  lastAnswer?: RegExp;
  untilShown: (page: Page) => Promise<void>;
  look?: (page: Page, screen: Screen) => Promise<void>;
  use?: (page: Page, screen: Screen) => Promise<void>;
  /** Its theme is dark whatever the buyer's device asks for. */
  isAlwaysDark?: boolean;
  picture?: { name: (screen: Screen) => string[]; changing: Locator[] };
}

const loads = [
  { mode: 'light', screen: 'phone' },
  { mode: 'dark', screen: 'desktop' },
] as const;

const getOther = (screen: Screen): Screen => (screen === 'phone' ? 'desktop' : 'phone');

function addMode(link: string, mode: string): string {
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  searchParams.set('mode', mode);
  return `${pathname}?${searchParams.toString()}`;
}

function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The browser's message about the status of the page itself is no fault of the page.
    const isOwnStatus = message.location().url === page.url();
    if (message.type() === 'error' && !isOwnStatus) complaints.push(message.text());
  });
  return complaints;
}

const getLooks = (page: Page) =>
  page.evaluate(() => ({
    locale: document.documentElement.lang,
    mode: getComputedStyle(document.documentElement).colorScheme.replace(/\s*\bonly\b\s*/, ''),
    background: getComputedStyle(document.body).backgroundColor,
  }));

async function expectNothingCutOff(page: Page): Promise<void> {
  const expectFit = async (width: number, textSize: string) => {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(() => findCutOff(page), `cut off at ${width} px with text of ${textSize}`)
      .toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const where = `broken words at ${width} px with text of ${textSize}`;
    await expect.poll(() => findBrokenWords(page), where).toEqual([]);
  };
  await expectFit(320, '100%');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const width of [320, 390, 1280]) await expectFit(width, '200%');
}

/**
 * Watches a page.
 * @returns a function that visits a page in light mode on a phone and in dark mode on a desktop.
 *   Expects what every page must be: small, still, with its words first, accessible, whole on a narrow
 *   screen and in large text, without errors. Takes its pictures in both modes on both screens
 */
export function watchVisits(page: Page): (visit: Visit) => Promise<void> {
  const complaints = watchComplaints(page);
  const expectStill = watchLayoutShift(page);
  return async ({ largestDocument = 20 * 1024, lastAnswer, link, ...visit }) => {
    const { isAlwaysDark = false, look, picture, shot, untilShown, use } = visit;
    const backgrounds = new Set<string>();
    for (const { mode: asked, screen } of loads) {
      await page.setViewportSize(screens[screen]);
      const showFonts = await holdFontsBack(page);
      const [answer] = await Promise.all([
        page.goto(addMode(link, asked), { waitUntil: 'domcontentloaded' }),
        lastAnswer && page.waitForResponse(lastAnswer),
      ]);
      const document = (await answer?.body()) ?? Buffer.alloc(0);
      expect(brotliCompressSync(document).length, 'its bytes').toBeLessThanOrEqual(largestDocument);
      await untilShown(page);
      // What waits for a part that comes late is hidden until then.
      await expect(page.locator('[data-waiting]')).toHaveCount(0);
      await expectStill();
      await showFonts();
      await look?.(page, screen);
      expect(await getViolations(page)).toEqual([]);
      const { background, locale, mode } = await getLooks(page);
      backgrounds.add(background);
      for (const shown of [screen, getOther(screen)]) {
        await showWhole(page, screens[shown]);
        await untilShown(page);
        await takeShot(page, { ...shot, locale, mode, screen: shown });
        if (picture && shown === screen)
          expect
            .soft(await takePicture(page, screen, picture.changing))
            .toMatchSnapshot(picture.name(screen));
      }
      await page.setViewportSize(screens[screen]);
      await use?.(page, screen);
      if (screen === 'phone') await expectNothingCutOff(page);
    }
    expect(backgrounds.size, 'day and night').toBe(isAlwaysDark ? 1 : loads.length);
    expect(complaints).toEqual([]);
  };
}

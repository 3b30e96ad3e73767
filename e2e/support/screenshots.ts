import path from 'node:path';
import type { Page, ViewportSize } from '@playwright/test';

/** What buyers look at a page on, in CSS pixels. */
export const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};
export type Screen = keyof typeof screens;
export const screenNames: readonly Screen[] = ['phone', 'desktop'];

/** Pictures for people to look at; git ignores the folder. */
export const screenshotFolder = path.resolve('screenshots');

/** In place of a product key, among the pictures of every route. */
export const keyOfRoutes = 'route';

/** What a picture shows. */
export interface Shot {
  /** The product key of the link, or `keyOfRoutes`. */
  key: string;
  /** A route, without its first slash. */
  page: string;
  locale: string;
  mode: string;
  screen: Screen;
}

/** In a file's name no part may hold a slash or a dot. */
const slash = '~';

export const fileOfShot = ({ key, locale, mode, page, screen }: Shot) =>
  `${key}.${page.replaceAll('/', slash)}.${locale}.${mode}.${screen}.jpg`;

const isScreen = (name = ''): name is Screen => name in screens;

/** The shot that a file holds; null for any other file. */
export function shotOfFile(file: string): Shot | null {
  const [key, page, locale, mode, screen, end] = file.split('.');
  return end === 'jpg' &&
    key !== undefined &&
    page !== undefined &&
    locale !== undefined &&
    mode !== undefined &&
    isScreen(screen)
    ? { key, page: page.replaceAll(slash, '/'), locale, mode, screen }
    : null;
}

/** Makes the window as high as the page, so that a button at its foot hides nothing. */
export async function showWhole(page: Page, screen: ViewportSize): Promise<void> {
  await page.setViewportSize(screen);
  // What stands elsewhere on a screen of this width may take some frames to be there.
  const height = await page.evaluate(async () => {
    const { documentElement } = document;
    for (let still = 0, last = 0; still < 3;) {
      await new Promise((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 500 })),
      );
      still = documentElement.scrollHeight === last ? still + 1 : 0;
      last = documentElement.scrollHeight;
    }
    return documentElement.scrollHeight;
  });
  await page.setViewportSize({ ...screen, height });
}

/** A window that has become higher may have only now asked for the drawing. Runs in the browser. */
export async function drawHero(): Promise<void> {
  const hero = getComputedStyle(document.documentElement).getPropertyValue('--pane-hero');
  const file = /^url\("?([^")]+)/.exec(hero.trim())?.[1];
  if (file === undefined) return;
  const drawing = new Image();
  drawing.src = file;
  await drawing.decode();
  // What is there now is seen in the frame after the next.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Takes the page as it stands in its window. */
export async function takeShot(page: Page, shot: Shot): Promise<void> {
  await page.evaluate(drawHero);
  await page.screenshot({
    path: path.join(screenshotFolder, fileOfShot(shot)),
    type: 'jpeg',
    quality: 80,
    animations: 'disabled',
  });
}

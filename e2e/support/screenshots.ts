import path from 'node:path';
import type { Page, ViewportSize } from '@playwright/test';

export const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};
export type Screen = keyof typeof screens;
export const screenNames: readonly Screen[] = ['phone', 'desktop'];

export const screenshotFolder = path.resolve('screenshots');

export const keyOfRoutes = 'route';

export const pageOfMails = 'mails';

export interface Shot {
  key: string;
  page: string;
  locale: string;
  mode: string;
  screen: Screen;
}

/** Replaces a slash, because no part of a file's name may hold a slash or a dot. */
const slash = '~';

export const fileOfShot = ({ key, locale, mode, page, screen }: Shot) =>
  `${key}.${page.replaceAll('/', slash)}.${locale}.${mode}.${screen}.jpg`;

const isScreen = (name = ''): name is Screen => name in screens;

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

export async function showWhole(page: Page, screen: ViewportSize): Promise<void> {
  await page.setViewportSize(screen);
  // Parts that have another place on a screen of this width may take some frames to appear.
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
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
}

/** Runs in the browser. A window that has become higher may have requested the picture only now. */
export async function drawIllustrations(): Promise<void> {
  const style = getComputedStyle(document.documentElement);
  for (const name of ['--pane-hero', '--pane-motif', '--pane-confetti']) {
    const file = /^url\("?([^")]+)/.exec(style.getPropertyValue(name).trim())?.[1];
    if (file === undefined) continue;
    const drawing = new Image();
    drawing.src = file;
    await drawing.decode();
  }
  // The current state is painted in the frame after the next.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

export async function takeShot(page: Page, shot: Shot): Promise<void> {
  await page.evaluate(drawIllustrations);
  await page.screenshot({
    path: path.join(screenshotFolder, fileOfShot(shot)),
    type: 'jpeg',
    // What is as high as a part of the window has grown with it (showWhole).
    fullPage: true,
    quality: 80,
    animations: 'disabled',
  });
}

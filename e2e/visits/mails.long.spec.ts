import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { listMails } from '@/__tests__/support/mailSamples';
import { brands } from '@/brands/registry';
import { locales } from '@/contract/enumerations';
import { findMailFaults } from '../support/findMailFaults';
import { fileOfShot, pageOfMails, screenshotFolder, type Screen } from '../support/screenshots';

// Mail programs on a desktop do not change the size of letters.
test.use({ isMobile: false });

const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];

/** CSS pixels: the narrowest phone, and what a mail program has beside its list. */
const widths: Record<Screen, number> = { phone: 320, desktop: 680 };

const escape = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

async function showMails(page: Page, mails: readonly [name: string, html: string][]) {
  const frames = mails.map(
    ([name, html]) => `<iframe title="${name}" srcdoc="${escape(html)}"></iframe>`,
  );
  await page.setContent(`<!doctype html><html lang="en"><title>Mails</title><style>
    :root { color-scheme: light dark; }
    body { display: flex; flex-wrap: wrap; gap: 8px; align-items: start; margin: 8px; }
    iframe { flex: none; border: 0; }
  </style>${frames.join('')}</html>`);
}

const resizeMails = (page: Page, width: number) =>
  page.locator('iframe').evaluateAll((frames: HTMLIFrameElement[], wanted) => {
    for (const frame of frames) {
      frame.width = String(wanted);
      frame.height = '100';
    }
    for (const frame of frames)
      frame.height = String(frame.contentDocument?.documentElement.scrollHeight);
  }, width);

/** As a mail program that drops the style sheet of a mail. */
const dropStyles = (page: Page) =>
  page.locator('iframe').evaluateAll((frames: HTMLIFrameElement[]) => {
    for (const { contentDocument } of frames) contentDocument?.querySelector('style')?.remove();
  });

const schemes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;

async function expectNoFault(page: Page, where: string): Promise<void> {
  expect.soft(await findMailFaults(page), where).toEqual([]);
}

const getBackgrounds = (page: Page) =>
  page
    .locator('iframe')
    .evaluateAll((frames: HTMLIFrameElement[]) =>
      frames.map(({ contentDocument }) =>
        contentDocument ? getComputedStyle(contentDocument.body).backgroundColor : '',
      ),
    );

for (const brand of Object.keys(brands))
  for (const locale of locales)
    test(`${brand} in ${locale}: every mail fits a narrow phone and can be read, by day and night`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));

      const takePicture = async (mode: Mode, screen: Screen) => {
        await resizeMails(page, widths[screen]);
        const shot = { key: brand, page: pageOfMails, locale, mode, screen };
        await page.screenshot({
          path: path.join(screenshotFolder, fileOfShot(shot)),
          type: 'jpeg',
          quality: 80,
          fullPage: true,
        });
      };

      for (const mode of modes) {
        const mails = listMails(`${brand}$${mode}`, locale);
        await page.setViewportSize({ width: 2100, height: 1200 });
        await showMails(
          page,
          mails.map(([name, { html }]) => [name, html]),
        );
        const backgrounds = new Set<string>();
        for (const [scheme, media] of Object.entries(schemes)) {
          await page.emulateMedia(media);
          for (const width of [widths.phone, 1280]) {
            await resizeMails(page, width);
            await expectNoFault(page, `a ${mode} mail at ${width} px, colours ${scheme}`);
          }
          if (scheme !== 'forced')
            for (const background of await getBackgrounds(page)) backgrounds.add(background);
        }
        expect(backgrounds.size, 'day and night').toBe(modes.length);

        for (const scheme of mode === 'light' ? modes : []) {
          await page.emulateMedia(schemes[scheme]);
          for (const screen of ['phone', 'desktop'] as const) await takePicture(scheme, screen);
        }
        await page.emulateMedia(schemes.light);
        await dropStyles(page);
        await resizeMails(page, widths.phone);
        await expectNoFault(page, `a ${mode} mail without its style sheet`);
      }
      expect(asked.filter((address) => !address.startsWith('about:'))).toEqual([]);
    });

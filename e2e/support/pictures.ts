import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { drawIllustrations, type Screen } from './screenshots';

const widths: Record<Screen, number> = { phone: 195, desktop: 512 };

/**
 * The number of values that a channel keeps, few enough for a palette. They are fixed: a palette
 * chosen for each picture would differ everywhere when one pixel does.
 */
const levels = 11;

const step = 255 / (levels - 1);

/**
 * Pixels of the small picture. The edges of letters look different on each machine; what is blurred is
 * the same wherever nothing has moved or changed.
 */
const blurred = 1.5;

async function shrink(picture: Buffer, screen: Screen): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .resize({ width: widths[screen], kernel: 'linear' })
    .blur(blurred)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const reduced = data.map((value) => Math.round(Math.round(value / step) * step));
  return sharp(reduced, { raw: info })
    .png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/**
 * A small picture of the page as it stands in its window.
 * @param changing parts that differ between visits: they keep their place, but are hidden
 */
export async function takePicture(
  page: Page,
  screen: Screen,
  changing: readonly Locator[] = [],
): Promise<Buffer> {
  const show = async (visibility: string) => {
    for (const part of changing) {
      await part.evaluateAll((elements: (HTMLElement | SVGElement)[], value) => {
        for (const { style } of elements) style.visibility = value;
      }, visibility);
    }
  };
  await show('hidden');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(drawIllustrations);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await show('');
  return shrink(picture, screen);
}

/**
 * How much the colours of two pictures of one size differ on average: 0 for the same, 255 for black
 * beside white. The edges of letters, which no two drawings have alike, weigh next to nothing.
 */
export async function compareColors(one: Buffer, other: Buffer): Promise<number> {
  const difference = await sharp(one)
    .removeAlpha()
    .composite([{ input: other, blend: 'difference' }])
    .png()
    .toBuffer();
  const { channels } = await sharp(difference).removeAlpha().stats();
  return Math.max(...channels.map(({ mean }) => mean));
}

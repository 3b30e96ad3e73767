import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Where one picture has nothing and the other has: a colour that no page has. */
const beyond = { r: 255, g: 0, b: 255, alpha: 1 };

/**
 * Letters of one shape are smoothed in one way by one build of the browser and in another by the
 * next. Blurred by this many pixels they are alike, while another word, line or colour is not.
 */
const blur = 1.5;

/** Of pixelmatch, 0 to 1: about 18 of 255 levels of grey. */
const threshold = 0.07;

async function decode(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const own = await sharp(picture).metadata();
  return sharp(picture)
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: beyond })
    .blur(blur)
    .raw()
    .toBuffer();
}

export interface Comparison {
  /** Pixels that differ, those included that only one picture has. */
  differing: number;
  /** What differs, in red, as PNG. */
  difference: Buffer;
}

/**
 * Compares two PNG pictures pixel by pixel. Thin lines count in full, which Playwright's own
 * comparison takes for smoothing: in a small picture every letter is as thin as that.
 */
export async function comparePictures(kept: Buffer, taken: Buffer): Promise<Comparison> {
  const sizes = await Promise.all([kept, taken].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [before, after] = await Promise.all([
    decode(kept, width, height),
    decode(taken, width, height),
  ]);
  const output = Buffer.alloc(width * height * 4);
  const options = { threshold, includeAA: true };
  const differing = pixelmatch(before, after, output, width, height, options);
  const difference = await sharp(output, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { differing, difference };
}

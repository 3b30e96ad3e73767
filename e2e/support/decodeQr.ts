import { PNG } from 'pngjs';
import jsQR from 'jsqr';
import type { Locator } from '@playwright/test';

/** What a bank app reads from the QR that is drawn on the page, by its pixels. */
export async function decodeQr(image: Locator): Promise<string | null> {
  const { data, height, width } = PNG.sync.read(await image.screenshot());
  return jsQR(new Uint8ClampedArray(data), width, height)?.data ?? null;
}

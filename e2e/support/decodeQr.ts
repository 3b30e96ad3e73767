import { PNG } from 'pngjs';
import jsQR from 'jsqr';
import type { Locator } from '@playwright/test';

export async function decodeQr(image: Locator): Promise<string | null> {
  const { data, height, width } = PNG.sync.read(await image.screenshot());
  return jsQR(new Uint8ClampedArray(data), width, height)?.data ?? null;
}

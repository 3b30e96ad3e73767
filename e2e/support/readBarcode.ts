import type { Locator } from '@playwright/test';
import { PNG } from 'pngjs';
import { decodeItf } from '@/testing/decodeItf';

function readWidths(png: PNG): number[] {
  const row = Math.floor(png.height / 2);
  const isDark = (x: number) => (png.data[(row * png.width + x) * 4] ?? 255) < 128;
  const widths: number[] = [];
  let previous = false;
  for (let x = 0; x < png.width; x += 1) {
    const dark = isDark(x);
    if (dark !== previous) widths.push(0);
    if (widths.length > 0) widths.push((widths.pop() ?? 0) + 1);
    previous = dark;
  }
  // The quiet zone after the last bar is a width of its own.
  return previous ? widths : widths.slice(0, -1);
}

export async function readBarcode(image: Locator): Promise<string | null> {
  return decodeItf(readWidths(PNG.sync.read(await image.screenshot())));
}

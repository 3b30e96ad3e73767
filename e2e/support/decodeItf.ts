import type { Locator } from '@playwright/test';
import { PNG } from 'pngjs';

/** Widths of the five bars of a digit (Interleaved 2 of 5): true is wide. */
const digits = [
  '00110',
  '10001',
  '01001',
  '11000',
  '00101',
  '10100',
  '01100',
  '00011',
  '10010',
  '01010',
];

function readRuns(png: PNG): number[] {
  const row = Math.floor(png.height / 2);
  const isDark = (x: number) => (png.data[(row * png.width + x) * 4] ?? 255) < 128;
  const runs: number[] = [];
  let previous = false;
  for (let x = 0; x < png.width; x += 1) {
    const dark = isDark(x);
    if (dark !== previous) runs.push(0);
    if (runs.length > 0) runs.push((runs.pop() ?? 0) + 1);
    previous = dark;
  }
  // The quiet zone after the last bar is a run of its own.
  return previous ? runs : runs.slice(0, -1);
}

export async function decodeItf(image: Locator): Promise<string | null> {
  const runs = readRuns(PNG.sync.read(await image.screenshot()));
  const narrow = Math.min(...runs);
  const wide = runs.map((run) => (run > narrow * 1.75 ? '1' : '0'));
  if (wide.slice(0, 4).join('') !== '0000' || wide.slice(-3).join('') !== '100') return null;
  const body = wide.slice(4, -3);
  const text: string[] = [];
  for (let start = 0; start + 10 <= body.length; start += 10) {
    const pair = body.slice(start, start + 10);
    const read = (offset: number) =>
      digits.indexOf(pair.filter((_, index) => index % 2 === offset).join(''));
    text.push(String(read(0)), String(read(1)));
  }
  return body.length % 10 === 0 && !text.includes('-1') ? text.join('') : null;
}

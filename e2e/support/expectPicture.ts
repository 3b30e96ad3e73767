import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type TestInfo } from '@playwright/test';
import { comparePictures } from './comparePictures';

/** Where the accepted pictures are. */
export const pictureFolder = path.resolve('e2e/screens');

/** Pixels: another word in small text makes three times as many differ. */
export const tolerated = 10;

const advice = 'If that is meant, npm run screens:accept accepts it.';

/** Whether this run is npm run screens:accept. */
export const isAccepting = ({ config }: TestInfo) => config.updateSnapshots === 'all';

/** @returns the file as one types it */
function write(file: string, picture: Buffer): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, picture);
  return path.relative('', file);
}

/**
 * Holds a picture against the accepted one. A test goes on after one that differs, and leaves the
 * new picture and the difference among its results.
 * @param name file in `pictureFolder`
 */
export async function expectPicture(picture: Buffer, name: string, info: TestInfo): Promise<void> {
  const accepted = path.join(pictureFolder, name);
  if (isAccepting(info)) {
    write(accepted, picture);
    return;
  }
  const file = path.basename(name);
  if (!existsSync(accepted)) {
    const taken = write(info.outputPath(file), picture);
    const message = `${name}: no picture of this screen is accepted. The new one is ${taken}. ${advice}`;
    expect.soft(existsSync(accepted), message).toBe(true);
    return;
  }
  const { difference, differing } = await comparePictures(readFileSync(accepted), picture);
  if (differing <= tolerated) return;
  const taken = write(info.outputPath(file), picture);
  const marked = write(info.outputPath(`difference-${file}`), difference);
  const message = `${name}: ${differing} pixels differ. The new picture is ${taken}, the difference ${marked}. ${advice}`;
  expect.soft(differing, message).toBeLessThanOrEqual(tolerated);
}

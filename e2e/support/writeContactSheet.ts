import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contactSheet } from './contactSheet';
import { screenshotFolder, shotOfFile } from './screenshots';

/** Playwright's global teardown: puts the pictures that brands.spec.ts took on one page. */
export default function writeContactSheet(): void {
  if (!existsSync(screenshotFolder)) return;
  const shots = readdirSync(screenshotFolder).flatMap((file) => shotOfFile(file) ?? []);
  writeFileSync(path.join(screenshotFolder, 'index.html'), contactSheet(shots));
}

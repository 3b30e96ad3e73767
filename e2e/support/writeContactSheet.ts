import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contactSheet } from './contactSheet';
import { keyOfRoutes, screenshotFolder, shotOfFile, type Shot } from './screenshots';

const isOfRoute = ({ key }: Shot) => key === keyOfRoutes;

function write(file: string, title: string, shots: readonly Shot[]): void {
  writeFileSync(path.join(screenshotFolder, file), contactSheet(title, shots));
}

/**
 * Playwright's global teardown: puts the pictures that visits/ took of every brand on one page, and of
 * every route on another.
 */
export default function writeContactSheet(): void {
  if (!existsSync(screenshotFolder)) return;
  const shots = readdirSync(screenshotFolder).flatMap((file) => shotOfFile(file) ?? []);
  write(
    'index.html',
    'Every brand',
    shots.filter((shot) => !isOfRoute(shot)),
  );
  write('routes.html', 'Every route', shots.filter(isOfRoute));
}

import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contactSheet } from './contactSheet';
import { keyOfRoutes, pageOfMails, screenshotFolder, shotOfFile, type Shot } from './screenshots';

const isOfRoute = ({ key }: Shot) => key === keyOfRoutes;
const isOfMails = ({ page }: Shot) => page === pageOfMails;

function write(file: string, title: string, shots: readonly Shot[]): void {
  writeFileSync(path.join(screenshotFolder, file), contactSheet(title, shots));
}

/**
 * Playwright's global teardown: puts the pictures that visits/ took of every brand on one page, of
 * every route on another, and of every mail on a third.
 */
export default function writeContactSheet(): void {
  if (!existsSync(screenshotFolder)) return;
  const shots = readdirSync(screenshotFolder).flatMap((file) => shotOfFile(file) ?? []);
  write(
    'index.html',
    'Every brand',
    shots.filter((shot) => !isOfRoute(shot) && !isOfMails(shot)),
  );
  write('routes.html', 'Every route', shots.filter(isOfRoute));
  write('mails.html', 'Every mail of every brand', shots.filter(isOfMails));
}

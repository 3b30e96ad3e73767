import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRun } from '../../e2e/support/run';
import type { Walk } from './walks';

const fileOf = (dataDir: string) => path.join(dataDir, 'arrivals.txt');

/** Call it once every tab of the buyer shows the receipt. */
export function noteArrival({ email }: Walk): void {
  appendFileSync(fileOf(readRun(process.env).dataDir), `${email}\n`);
}

export function readArrivals(dataDir: string): ReadonlySet<string> {
  const file = fileOf(dataDir);
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
}

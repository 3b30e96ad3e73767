import { runTask } from '../scripts/processes/runUntilStopped';
import { chooseParts } from './chooseParts';
import { isMissed, toTable, type Figure } from './figures';
import { startGround } from './ground';
import type { Part } from './Part';
import { brands } from './parts/brands';
import { browser } from './parts/browser';
import { bytes } from './parts/bytes';
import { growth } from './parts/growth';
import { lighthouse } from './parts/lighthouse';
import { memory } from './parts/memory';
import { pages } from './parts/pages';
import { slow } from './parts/slow';
import { writes } from './parts/writes';

/** Order matters: memory comes before any load, and the parts that fill the database come last. */
const parts: readonly Part[] = [
  memory,
  bytes,
  browser,
  slow,
  lighthouse,
  pages,
  writes,
  growth,
  brands,
];

await runTask(async (supervisor, report) => {
  const chosen = chooseParts(parts, process.argv.slice(2));
  const ground = await startGround(supervisor, report);
  const figures: Figure[] = [];
  await supervisor.run(async (stopping) => {
    for (const { measure, name } of chosen) {
      stopping.throwIfAborted();
      report(`Measuring ${name}.`);
      figures.push(
        ...(await measure(ground, (line) => {
          report(line, name);
        })),
      );
    }
  });
  const missed = figures.filter(isMissed).length;
  report(`\n${toTable(figures)}\n\n${missed === 0 ? 'No goal is missed.' : `${missed} missed.`}`);
  return missed === 0;
});

import { runTask } from '../scripts/processes/runUntilStopped';
import { StartProblem } from '../scripts/StartProblem';
import { isMissed, toTable, type Figure } from './figures';
import { startGround } from './ground';
import type { Part } from './Part';
import { browser } from './parts/browser';
import { bytes } from './parts/bytes';
import { memory } from './parts/memory';
import { pages } from './parts/pages';
import { slow } from './parts/slow';
import { writes } from './parts/writes';

/** Order matters: memory comes before any load, and the parts that fill the database come last. */
const parts: readonly Part[] = [memory, bytes, browser, slow, pages, writes];

/** @throws StartProblem for an unknown part */
function choose(args: readonly string[]): readonly Part[] {
  const [, named] = /^--only[= ](.+)$/.exec(args.join(' ')) ?? [];
  if (args.length > 0 && named === undefined)
    throw new StartProblem('npm run bench accepts --only and names of parts, such as bytes,pages.');
  const names = named?.split(',') ?? parts.map(({ name }) => name);
  const unknown = names.find((name) => !parts.some((part) => part.name === name));
  if (unknown !== undefined)
    throw new StartProblem(
      `${unknown} is no part; there are ${parts.map(({ name }) => name).join(', ')}.`,
    );
  return parts.filter(({ name }) => names.includes(name));
}

await runTask(async (supervisor, report) => {
  const chosen = choose(process.argv.slice(2));
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

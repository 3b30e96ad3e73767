import path from 'node:path';
import { readChromiumPath } from '../domain/environment.server';
import { findChromium } from '../scripts/findChromium';
import { findEmbeddedUrl } from '../scripts/postgres/startEmbeddedPostgres';
import { loadEnvironmentFile } from '../scripts/environmentFile';
import { runToCompletion } from '../scripts/processes/childProcess';
import { runUntilStopped } from '../scripts/processes/runUntilStopped';
import { projectRoot } from '../scripts/projectRoot';
import { runPackage } from '../scripts/specs';
import { startTestedCheckout } from '../scripts/startTestedCheckout';
import { errorMessage } from '../scripts/StartProblem';
import { formatFigure } from './runScenario';
import { createMinutesFigure } from './Scenario';
import { readArrivals } from './walks/arrivals';
import { createWalkFigures } from './walks/figures';

const config = path.join(projectRoot, 'faults/walks/playwright.config.ts');

/**
 * `npm run test:walks`: 60 buyers in Chromium to whom something happens on the way. What became of
 * their money, the provider's ledger and the database say.
 */
await runUntilStopped(async (supervisor, report) => {
  loadEnvironmentFile();
  const startedAt = performance.now();
  const chromium = findChromium(readChromiumPath(process.env));
  const checkout = await startTestedCheckout(supervisor, chromium, () => undefined);
  const tests = {
    name: 'walks',
    args: runPackage('@playwright/test/cli.js', 'test', '--config', config),
    env: checkout.browserEnvironment,
    stopSeconds: 15,
  };
  const figures = await supervisor.run(async (stopping) => {
    await runToCompletion(tests, stopping, report).catch((thrown: unknown) => {
      stopping.throwIfAborted();
      report(errorMessage(thrown));
    });
    const databaseUrl = findEmbeddedUrl({ dataDir: checkout.dataDir }) ?? '';
    const fared = await createWalkFigures(
      { ...checkout, databaseUrl },
      readArrivals(checkout.dataDir),
    );
    return [...fared, createMinutesFigure(startedAt)];
  });
  figures.forEach((figure) => report(formatFigure(figure)));
  const missed = figures.filter((figure) => figure.missed > 0).length;
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  report(`${missed === 0 ? 'Nothing' : missed} missed, in ${minutes} minutes.`);
  await supervisor.stop();
  process.exitCode = missed === 0 ? 0 : 1;
});

import path from 'node:path';
import { readChromiumPath } from '../config/chromium.server';
import { findChromium } from '../tools/testRun/findChromium';
import { loadEnvironmentFile } from '../scripts/environmentFile';
import { runToCompletion } from '../scripts/processes/childProcess';
import { runTask } from '../scripts/processes/runUntilStopped';
import { projectRoot } from '../scripts/projectRoot';
import { runPackage } from '../scripts/system/specs';
import { startTestedCheckout } from '../scripts/startTestedCheckout';
import { findTestedDatabase } from '../scripts/testedSystem';
import { errorMessage } from '../scripts/StartProblem';
import { createJudge } from './createJudge';
import { readIsTimed } from './readArguments';
import { readArrivals } from './walks/arrivals';
import { createWalkFigures } from './walks/figures';

const config = path.join(projectRoot, 'faults/walks/playwright.config.ts');

await runTask(async (supervisor, report) => {
  loadEnvironmentFile();
  const judge = createJudge(report, { isTimed: readIsTimed() });
  const chromium = await supervisor.run((stopping) =>
    findChromium(readChromiumPath(process.env), stopping),
  );
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
    const databaseUrl = findTestedDatabase(checkout.dataDir) ?? '';
    return createWalkFigures({ ...checkout, databaseUrl }, readArrivals(checkout.dataDir));
  });
  figures.forEach(judge.say);
  return judge.end() === 0;
});

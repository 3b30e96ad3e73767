import { readChromiumPath } from '../domain/environment.server';
import { findChromium } from './findChromium';
import { loadEnvironmentFile } from './environmentFile';
import { runToCompletion } from './processes/childProcess';
import { runUntilStopped } from './processes/runUntilStopped';
import { runPackage } from './specs';
import { startTestedCheckout } from './startTestedCheckout';

/**
 * `npm run test:e2e`: the browser tests against the whole system, started as `npm start` starts it,
 * on free ports and an empty data folder. Passes its arguments to Playwright.
 */
await runUntilStopped(async (supervisor, report) => {
  loadEnvironmentFile();
  const chromium = findChromium(readChromiumPath(process.env));
  const { browserEnvironment } = await startTestedCheckout(supervisor, chromium, report);
  const tests = {
    name: 'tests',
    args: runPackage('@playwright/test/cli.js', 'test', ...process.argv.slice(2)),
    env: browserEnvironment,
    stopSeconds: 15,
  };
  await supervisor.run((stopping) => runToCompletion(tests, stopping, report));
  await supervisor.stop();
});

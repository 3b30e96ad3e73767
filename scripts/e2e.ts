import { readChromiumPath } from '../domain/environment.server';
import { findChromium } from './findChromium';
import { loadEnvironmentFile } from './prepare';
import { createService, runToCompletion } from './processes/childProcess';
import { runUntilStopped } from './processes/runUntilStopped';
import { runOnce, runPackage } from './specs';
import { planTestedSystem } from './testedSystem';

/** A build, and everything's first start. */
const READY_SECONDS = 420;

/**
 * `npm run test:e2e`: the browser tests against the whole system, started as `npm start` starts it,
 * on free ports and an empty data folder. Passes its arguments to Playwright.
 */
await runUntilStopped(async (supervisor, report) => {
  loadEnvironmentFile();
  const chromium = findChromium(readChromiumPath(process.env));
  const tested = await planTestedSystem();
  supervisor.onStopped(() => tested.discard());
  const checkout = {
    name: 'checkout',
    args: runOnce('scripts/start.ts'),
    env: tested.env,
    readyUrl: `${tested.baseUrl}/readiness`,
    readySeconds: READY_SECONDS,
    stopSeconds: 60,
  };
  await supervisor.start(createService(checkout, report));
  const tests = {
    name: 'tests',
    args: runPackage('@playwright/test/cli.js', 'test', ...process.argv.slice(2)),
    env: {
      E2E_BASE_URL: tested.baseUrl,
      E2E_COMMERCE_URL: tested.commerceUrl,
      E2E_SANDBOX_URL: tested.sandboxUrl,
      E2E_DATA_DIR: tested.dataDir,
      CHROMIUM_PATH: chromium,
    },
    stopSeconds: 15,
  };
  await supervisor.run((stopping) => runToCompletion(tests, stopping, report));
  await supervisor.stop();
});

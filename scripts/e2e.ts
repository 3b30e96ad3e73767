import { findChromium } from './browser/findChromium';
import { loadEnvFile } from './loadEnvFile';
import { processMember } from './processes/processMember';
import { runSystem } from './processes/runSystem';
import { runToEnd } from './processes/runToEnd';
import { packageProgram, preload, runService } from './system/nodeArguments';
import { planTestedSystem } from './system/testedSystem';

/** A build, and everything's first start. */
const READY_SECONDS = 420;

/**
 * `npm run test:e2e`: the browser tests against the whole system, started as `npm start` starts it,
 * on free ports and an empty data folder. Arguments go on to Playwright.
 */
await runSystem(async (system, report) => {
  loadEnvFile();
  const chromium = findChromium(process.env['CHROMIUM_PATH']);
  const tested = await planTestedSystem();
  system.atEnd(() => tested.discard());
  const checkout = {
    name: 'checkout',
    command: process.execPath,
    args: runService('scripts/start.ts'),
    env: tested.env,
    readyUrl: `${tested.baseUrl}/readiness`,
    stopSeconds: 60,
  };
  await system.start(processMember(checkout, READY_SECONDS, report));
  const tests = {
    name: 'tests',
    command: process.execPath,
    args: [
      ...preload('scripts/processes/exitWithParent.js'),
      packageProgram('@playwright/test/cli.js'),
      'test',
      ...process.argv.slice(2),
    ],
    env: {
      E2E_BASE_URL: tested.baseUrl,
      E2E_COMMERCE_URL: tested.commerceUrl,
      E2E_SANDBOX_URL: tested.sandboxUrl,
      E2E_DATA_DIR: tested.dataDir,
      CHROMIUM_PATH: chromium,
    },
    stopSeconds: 15,
  };
  await system.run((stopping) => runToEnd(tests, stopping, report));
  await system.stop();
});

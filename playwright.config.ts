import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { readRun } from './e2e/support/run';
import { screens } from './e2e/support/screenshots';

const run = readRun(process.env);

const launchOptions: NonNullable<PlaywrightTestConfig['use']>['launchOptions'] = {
  executablePath: run.chromium,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Hinted letters have other widths in each build of the browser, and lines break elsewhere.
    '--font-render-hinting=none',
  ],
};

/** Every theme and route as it looks, and what takes minutes: only `npm run test:all` runs them. */
const longTests = '**/*.long.spec.ts';

const phone = { viewport: screens.phone, hasTouch: true, isMobile: true };
const desktop = { viewport: screens.desktop };

/** Run by `npm test` and `npm run test:e2e`, which start the system and say where it is. */
export default defineConfig({
  testDir: 'e2e',
  globalTeardown: './e2e/support/writeContactSheet.ts',
  outputDir: 'test-results/browser',
  reporter: [
    ['list'],
    ...(run.reportFile ? [['json', { outputFile: run.reportFile }] as const] : []),
  ],
  workers: 2,
  fullyParallel: true,
  // What fails is tried again alone, when the machine is quiet (tools/testRun/browserRun.ts).
  retries: 0,
  // A test that was left alone on purpose would leave out all others, unseen.
  forbidOnly: run.reportFile !== undefined,
  // Milliseconds. Nets for what never ends: a machine may be slow and busy with other work.
  timeout: 180_000,
  expect: { timeout: 30_000, toMatchSnapshot: { threshold: 0.12, maxDiffPixels: 20 } },
  // The accepted pictures; `npm run screens:accept` accepts others.
  snapshotPathTemplate: 'e2e/screens/{arg}{ext}',
  use: {
    baseURL: run.baseUrl,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    {
      name: 'phone',
      testIgnore: longTests,
      use: phone,
    },
    {
      name: 'desktop',
      // How a flow goes, what a failure says and what is sent do not depend on the screen.
      testMatch: '**/purchase.spec.ts',
      grep: /a buyer of medcof/,
      use: desktop,
    },
    {
      name: 'long-phone',
      testMatch: longTests,
      use: phone,
    },
    {
      name: 'long-desktop',
      // The others set the screens that they look at.
      testMatch: ['**/layout.spec.ts', '**/purchase.spec.ts', '**/walks/afterPayment.spec.ts'],
      use: desktop,
    },
  ],
});

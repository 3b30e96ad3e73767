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

/** Run by `npm run test:e2e`, which starts the system and says where it is. */
export default defineConfig({
  testDir: 'e2e',
  globalTeardown: './e2e/support/writeContactSheet.ts',
  outputDir: 'test-results',
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  // A flaky test is a bug, in the test or in the product.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
      use: { viewport: screens.phone, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      // How a flow goes, what a failure says and what is sent do not depend on the screen; what axe
      // says, every brand and every route are looked at on both in one visit; a test of a constant
      // sets the screens it needs.
      testIgnore: [
        'walks/**',
        'accessibility.spec.ts',
        'allRoutes.spec.ts',
        'brands.spec.ts',
        'budget.spec.ts',
        'constants.spec.ts',
        'errorCatalogue.spec.ts',
        'failures.spec.ts',
        'metrics.spec.ts',
        'monitoring.spec.ts',
        'productionInstall.spec.ts',
        'receiversAway.spec.ts',
        'tags.spec.ts',
        'firstSeconds.spec.ts',
        'headers.spec.ts',
        'image.spec.ts',
        'secrets.spec.ts',
        'largeText.spec.ts',
        'links.spec.ts',
        'looks.spec.ts',
      ].map((files) => `**/${files}`),
      use: { viewport: screens.desktop },
    },
  ],
});

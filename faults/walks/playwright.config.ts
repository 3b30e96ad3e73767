import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { screens } from '../../e2e/support/screenshots';

const { forbidOnly = false, use } = base;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/walks',
  reporter: 'dot',
  // Walks wait more than browser tests do.
  workers: 6,
  fullyParallel: true,
  retries: 0,
  forbidOnly,
  timeout: 600_000,
  use: { ...use, actionTimeout: 30_000, navigationTimeout: 30_000 },
  projects: [{ name: 'phone', use: { viewport: screens.phone, hasTouch: true, isMobile: true } }],
});

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

type ProjectOptions = NonNullable<TestProjectInlineConfiguration['test']>;

const resolve = {
  alias: [{ find: /^@\//, replacement: fileURLToPath(new URL('./', import.meta.url)) }],
};

/** Stories of minutes, which only `npm run test:all` runs. */
const longTests = '__tests__/**/*.long.test.ts';

/** The address of a page that says nothing else. */
const environmentOptions = { jsdom: { url: 'http://localhost/' } };

// Milliseconds. A machine may be slow, and busy with other work: what ends at all is not late.
const patience = { testTimeout: 180_000, hookTimeout: 180_000 };

/**
 * Files of one worker share its process and the packages in it, which is most of what a file would
 * cost. So a test puts back what it changes of a package, of the environment or of a built-in; our own
 * modules are made anew for each file (ownModules). A mock that a factory makes stays with the worker:
 * where two files mock one module, neither uses a factory.
 */
const shared: ProjectOptions = { ...patience, environmentOptions, globals: true, isolate: false };

const ownFile = ['__tests__/support/ownModules.ts', '__tests__/support/freshDocument.ts'];

const server: ProjectOptions = {
  ...shared,
  environment: 'node',
  setupFiles: [...ownFile, '__tests__/support/setupKeys.ts'],
};

const withPostgres = { globalSetup: ['__tests__/support/startTestPostgres.ts'] };

const projects: TestProjectInlineConfiguration[] = [
  {
    resolve,
    test: {
      ...server,
      name: 'unit',
      include: ['__tests__/**/*.test.ts'],
      exclude: ['__tests__/api/**', longTests],
    },
  },
  {
    resolve,
    test: {
      ...shared,
      name: 'components',
      environment: 'jsdom',
      // Its style sheet goes with the document's head, which each file gets empty.
      server: { deps: { inline: ['styled-components'] } },
      include: ['__tests__/**/*.test.tsx'],
      setupFiles: [...ownFile, '__tests__/support/setupComponents.ts'],
    },
  },
  {
    resolve,
    test: {
      ...server,
      ...withPostgres,
      name: 'api',
      include: ['__tests__/api/**/*.test.ts'],
      exclude: [longTests],
    },
  },
  { resolve, test: { ...server, ...withPostgres, name: 'long', include: [longTests] } },
];

export default defineConfig({
  test: {
    pool: 'forks',
    // In a run that counts, a test that was left alone on purpose would leave out all others, unseen.
    allowOnly: process.env.TEST_REPORT_FILE === undefined,
    // Many tests wait for a process or a database: one worker for each core would leave it idle.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    reporters: ['default', './tools/testRun/vitestReporter.ts'],
    projects,
  },
});

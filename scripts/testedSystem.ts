import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { variableNames } from '../config/variables.server';
import { choosePort } from '../testing/choosePort';
import { discardDataFolder } from './system/postgres/cluster';
import { findEmbeddedUrl } from './system/postgres/startEmbeddedPostgres';

/**
 * Limits high enough for other tests, which decline the same card many times and share a machine. `npm
 * run test:abuse` sets its own.
 */
export const testedLimits = ['declines-per-card=1000000', 'declines-alarm=1000000'].join();

export interface TestedSystem {
  baseUrl: string;
  commerceUrl: string;
  sandboxUrl: string;
  dataDir: string;
  /** Sets every variable of ours, so that the developer's .env file changes no test. */
  env: Record<string, string>;
  discard(): void;
}

export const findTestedDatabase = (dataDir: string) => findEmbeddedUrl({ dataDir });

export async function planTestedSystem(): Promise<TestedSystem> {
  const [web, commerce, sandbox] = [await choosePort(), await choosePort(), await choosePort()];
  const dataDir = mkdtempSync(path.join(tmpdir(), 'education-checkout-'));
  // PostgreSQL may run under another account, which must be able to enter.
  chmodSync(dataDir, 0o711);
  return {
    baseUrl: `http://localhost:${web}`,
    commerceUrl: `http://127.0.0.1:${commerce}`,
    sandboxUrl: `http://127.0.0.1:${sandbox}`,
    dataDir,
    env: {
      ...Object.fromEntries(variableNames.map((name) => [name, ''])),
      PORT: String(web),
      COMMERCE_PORT: String(commerce),
      SANDBOX_PORT: String(sandbox),
      DATA_DIR: dataDir,
      LIMITS: testedLimits,
    },
    discard: () => {
      discardDataFolder(dataDir);
    },
  };
}

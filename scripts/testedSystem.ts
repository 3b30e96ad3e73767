import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { variableNames } from '../config/variables.server';
import { choosePort } from '../testing/choosePort';
import { discardDataFolder } from './system/postgres/cluster';
import { findEmbeddedUrl } from './system/postgres/startEmbeddedPostgres';

/**
 * Numbers of limits that tests of other things come to, who decline the same card many times over and
 * share a machine. `npm run test:abuse` sets its own.
 */
export const testedLimits = ['declines-per-card=1000000', 'declines-alarm=1000000'].join();

/** A system under test: free ports and a data folder that is thrown away. */
export interface TestedSystem {
  baseUrl: string;
  commerceUrl: string;
  sandboxUrl: string;
  dataDir: string;
  /** Every variable of ours, so that no .env file of the developer's changes a test. */
  env: Record<string, string>;
  /** Removes the data folder and the database; call once everything has stopped. */
  discard(): void;
}

/** The database of a system under test, as its superuser; undefined where none was started. */
export const findTestedDatabase = (dataDir: string) => findEmbeddedUrl({ dataDir });

/** Chooses the ports and creates the data folder; starts nothing. */
export async function planTestedSystem(): Promise<TestedSystem> {
  const [web, commerce, sandbox] = [await choosePort(), await choosePort(), await choosePort()];
  const dataDir = mkdtempSync(path.join(tmpdir(), 'education-checkout-'));
  // PostgreSQL may run as an account of its own.
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

import path from 'node:path';
import { type Connection, connect } from '@/commerce/database/connect';
import { type Environment, readEnvironment } from '@/config/start.server';
import { EnvironmentError } from '@/config/variables.server';
import { readStoredFile } from '../system/dataFolder';
import { loadEnvironmentFile } from '../environmentFile';
import { findEmbeddedUrl } from '../system/postgres/startEmbeddedPostgres';
import { errorMessage, StartProblem } from '../StartProblem';

export const write = (line: string) => process.stdout.write(`${line}\n`);

export async function runCommand(run: (args: string[]) => Promise<void>): Promise<void> {
  await run(process.argv.slice(2)).catch((thrown: unknown) => {
    process.stderr.write(`${errorMessage(thrown)}\n`);
    process.exitCode = 1;
  });
}

interface Opened {
  connection: Connection;
  environment: Environment;
}

type Refusal = abstract new (...given: never[]) => Error;

/**
 * Opens the operator's database for `work`, or the embedded one where it was started before.
 * @param refusals errors of `work` that are thrown as they are
 * @throws StartProblem, EnvironmentError
 */
export async function withDatabase(
  work: (opened: Opened) => Promise<void>,
  refusals: readonly Refusal[] = [],
): Promise<void> {
  loadEnvironmentFile();
  const environment = readEnvironment(process.env);
  const { close, connection } = connect(findDatabaseUrl(environment), () => undefined);
  const sentences = [StartProblem, EnvironmentError, ...refusals];
  try {
    await work({ connection, environment });
  } catch (thrown) {
    if (sentences.some((known) => thrown instanceof known)) throw thrown;
    throw new StartProblem(
      `The database could not be used (${errorMessage(thrown)}); is it running?`,
    );
  } finally {
    await close();
  }
}

function findDatabaseUrl({ databaseUrl, dataDir, postgresPort: port }: Environment): string {
  const url = databaseUrl ?? findEmbeddedUrl({ dataDir, port });
  if (url === undefined)
    throw new StartProblem(`There is no database in ${dataDir}; set DATABASE_URL or DATA_DIR.`);
  return url;
}

/**
 * The operator's keys, or those that the first start created.
 * @throws StartProblem
 */
export function readKeys({ dataDir, dataKey, lookupKey }: Environment) {
  const keys = {
    dataKey: dataKey ?? readStoredFile(path.join(dataDir, 'data.key')),
    lookupKey: lookupKey ?? readStoredFile(path.join(dataDir, 'lookup.key')),
  };
  const { dataKey: data, lookupKey: lookup } = keys;
  if (data === undefined || lookup === undefined)
    throw new StartProblem(`There are no keys in ${dataDir}; set DATA_KEY and LOOKUP_KEY.`);
  return { dataKey: data, lookupKey: lookup };
}

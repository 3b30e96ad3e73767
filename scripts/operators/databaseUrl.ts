import { readEnvironment } from '../../config/start.server';
import { read, variables } from '../../config/variables.server';
import { loadEnvironmentFile } from '../environmentFile';
import { findEmbeddedUrl } from '../system/postgres/startEmbeddedPostgres';
import { errorMessage, StartProblem } from '../StartProblem';

try {
  loadEnvironmentFile();
  const { APP_ENV } = variables;
  // The address contains the password: not for a terminal that a support call may show. Other variables
  // that production requires do not matter here.
  if (read(process.env, { APP_ENV }).APP_ENV === 'production')
    throw new StartProblem('APP_ENV=production does not show the address of its database.');
  const { databaseUrl, dataDir, postgresPort: port } = readEnvironment(process.env);
  const url = databaseUrl ?? findEmbeddedUrl({ dataDir, port });
  if (url === undefined)
    throw new StartProblem(`There is no database in ${dataDir} yet; run npm start once.`);
  process.stdout.write(`${url}\n`);
} catch (thrown) {
  process.stderr.write(`${errorMessage(thrown)}\n`);
  process.exitCode = 1;
}

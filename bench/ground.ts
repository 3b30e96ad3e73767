import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import path from 'node:path';
import { buildPrograms } from '../scripts/build/buildPrograms';
import { buildWeb } from '../scripts/build/buildWeb';
import { createService } from '../scripts/processes/childProcess';
import type { Report, Supervisor } from '../scripts/processes/supervisor';
import { projectRoot } from '../scripts/projectRoot';
import { runPackage, runScript } from '../scripts/system/specs';
import { StartProblem } from '../scripts/StartProblem';
import { findTestedDatabase, planTestedSystem } from '../scripts/testedSystem';
import { choosePort } from '@/testing/choosePort';
import { buildFloor, floorFolder, nextProgram, production } from './buildFloor';

export interface Product {
  webUrl: string;
  commerceUrl: string;
  sandboxUrl: string;
  databaseUrl: string;
  dataDir: string;
  secondsToReady: number;
}

export interface Ground extends Product {
  barePageUrl: string;
  plainInsertUrl: string;
  /**
   * Starts the product once more, beside the first, with an empty database.
   * @param root of a copy of the project, which is built
   */
  startAnother: (root?: string) => Promise<Product>;
  onStopped: (work: () => void) => void;
}

async function startSchool(supervisor: Supervisor): Promise<string> {
  const port = await choosePort();
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  supervisor.onStopped(() => {
    server.close();
    server.closeAllConnections();
  });
  const secrets = [`whsec_${randomBytes(24).toString('base64')}`];
  const url = `http://127.0.0.1:${port}/`;
  return JSON.stringify([{ id: 'school', businesses: ['meusucesso'], url, secrets }]);
}

const variables = { TRUSTED_PROXIES: '127.0.0.1', CAPTCHA: 'off' };

async function startProduct(supervisor: Supervisor, root = projectRoot): Promise<Product> {
  const tested = await planTestedSystem();
  supervisor.onStopped(() => {
    tested.discard();
  });
  const product = {
    name: 'checkout',
    args: [path.join(root, 'scripts/launch.js'), 'start'],
    env: { ...tested.env, ...variables, EVENT_ENDPOINTS: await startSchool(supervisor) },
    readyUrl: `${tested.baseUrl}/readiness`,
    readySeconds: 120,
    stopSeconds: 60,
  };
  const startedAt = performance.now();
  await supervisor.start(createService(product, () => undefined));
  const secondsToReady = (performance.now() - startedAt) / 1_000;
  const databaseUrl = findTestedDatabase(tested.dataDir);
  if (databaseUrl === undefined) throw new StartProblem('The product has no database of its own.');
  return {
    webUrl: tested.baseUrl,
    commerceUrl: tested.commerceUrl,
    sandboxUrl: tested.sandboxUrl,
    databaseUrl,
    dataDir: tested.dataDir,
    secondsToReady,
  };
}

/**
 * Builds missing outputs, and starts everything on free ports and an empty data folder.
 * @throws StartProblem
 */
export async function startGround(supervisor: Supervisor, report: Report): Promise<Ground> {
  await supervisor.run(() => buildPrograms(projectRoot));
  await supervisor.run((stopping) => buildWeb(stopping, report));
  await supervisor.run((stopping) => buildFloor(stopping, report));
  const product = await startProduct(supervisor);
  const [barePort, insertPort] = [await choosePort(), await choosePort()];
  const barePage = {
    name: 'bare page',
    args: runPackage(nextProgram, 'start', floorFolder, '--port', String(barePort)),
    env: production,
    readyUrl: `http://127.0.0.1:${barePort}/`,
    readySeconds: 60,
    stopSeconds: 10,
  };
  await supervisor.start(createService(barePage, () => undefined));
  const plainInsert = {
    name: 'plain insert',
    args: runScript(`${floorFolder}/insert.ts`),
    env: { ...production, PORT: String(insertPort), DATABASE_URL: product.databaseUrl },
    readyUrl: `http://127.0.0.1:${insertPort}/readiness`,
    readySeconds: 60,
    stopSeconds: 10,
  };
  await supervisor.start(createService(plainInsert, report));
  return {
    ...product,
    barePageUrl: barePage.readyUrl,
    plainInsertUrl: `http://127.0.0.1:${insertPort}/`,
    startAnother: (root) => startProduct(supervisor, root),
    onStopped: (work) => {
      supervisor.onStopped(work);
    },
  };
}

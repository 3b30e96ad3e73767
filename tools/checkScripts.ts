import { readFileSync } from 'node:fs';
import path from 'node:path';
import { earlyClicksScript } from '@/components/shell/EarlyClicks';
import { createLateScriptsScript } from '@/components/shell/lateScripts';
import { lostScriptsScript } from '@/components/shell/lostScripts';
import { createAnswerHeaders } from '@/domain/answerHeaders';
import { readWebEnvironment } from '@/config/web.server';
import {
  createContentSecurityPolicy,
  integrityPolicy,
  reportingEndpoints,
} from '@/server/http/contentSecurityPolicy.server';
import { getBrowserSettings } from '@/server/document/browserSettings.server';
import { createEarlyErrorsScript } from '@/services/monitoring/earlyErrors';
import { hasRecaptcha, recaptchaScript } from '@/server/document/recaptcha.server';
import { inventoryFile } from '@/server/document/scriptIntegrity.server';
import { readFindPattern } from '@/web/routePatterns';
import type { ScriptInventory } from '../scripts/build/scriptInventory';
import { checkCardPage, checkFiles, type Expected } from './cardPages/checkCardPage';
import { loadEnvironmentFile } from '../scripts/environmentFile';
import { projectRoot } from '../scripts/projectRoot';
import { errorMessage, StartProblem } from '../scripts/StartProblem';

const timeoutMs = 20_000;

const load = (url: string) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });

function readInventory(): ScriptInventory {
  try {
    const text = readFileSync(path.join(projectRoot, inventoryFile), 'utf8');
    return JSON.parse(text) as ScriptInventory;
  } catch {
    throw new StartProblem(
      `There is no ${inventoryFile}: run this where the version that is live was built, or npm run build of it.`,
    );
  }
}

/**
 * The expected card page, with the variables that web runs with.
 * @param route the page's, such as `/renew/[id]`
 */
function createExpected(inventory: ScriptInventory, route: string): Expected {
  const watched = getBrowserSettings(route);
  const { file, integrity } = inventory.list;
  const isProduction = readWebEnvironment(process.env).appEnvironment === 'production';
  return {
    inventory,
    inlineScripts: [
      lostScriptsScript,
      createLateScriptsScript({ address: `/_next/${file}`, integrity }),
      inventory.pages[route] ?? '',
      earlyClicksScript,
      ...(watched ? [createEarlyErrorsScript(watched)] : []),
      ...(hasRecaptcha() ? [recaptchaScript] : []),
    ],
    headers: {
      ...createAnswerHeaders(isProduction),
      'Content-Security-Policy': createContentSecurityPolicy('NONCE', route),
      'Integrity-Policy': integrityPolicy,
      'Referrer-Policy': 'strict-origin',
      'Reporting-Endpoints': reportingEndpoints,
    },
  };
}

function toPageUrl(address: string): URL {
  if (!URL.canParse(address)) throw new StartProblem(`${address} is no address of a page.`);
  const url = new URL(address);
  if (url.pathname === '/') url.pathname = '/payment';
  return url;
}

async function checkPage(url: URL, expected: Expected): Promise<string[]> {
  const answer = await load(url.href);
  if (answer.status !== 200)
    return [`it is answered ${answer.status}: name a page where a card is typed`];
  const page = { url: url.href, headers: answer.headers, html: await answer.text() };
  return checkCardPage(page, expected);
}

/** @returns how many differences there are */
async function check(addresses: readonly string[]): Promise<number> {
  if (addresses.length === 0)
    throw new StartProblem(
      'Name the card pages to check: npm run check:scripts -- https://pay.example/payment?product=medcof',
    );
  const inventory = readInventory();
  const findPattern = await readFindPattern(projectRoot);
  const urls = addresses.map(toPageUrl);
  let count = 0;
  const tell = (place: string, differences: readonly string[]) => {
    count += differences.length;
    const lines = differences.length === 0 ? ['as it was built'] : differences;
    for (const line of lines) process.stdout.write(`${place}: ${line}\n`);
  };
  for (const url of urls) {
    const expected = createExpected(inventory, findPattern(url.pathname) ?? url.pathname);
    tell(`${url.origin}${url.pathname}`, await checkPage(url, expected));
  }
  for (const origin of new Set(urls.map((url) => url.origin)))
    tell(`${origin}/_next`, await checkFiles(origin, inventory, load));
  return count;
}

try {
  loadEnvironmentFile(projectRoot);
  Object.assign(process.env, { NODE_ENV: 'production' });
  process.exitCode = (await check(process.argv.slice(2))) === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`The card pages could not be checked: ${errorMessage(error)}\n`);
  process.exitCode = 2;
}

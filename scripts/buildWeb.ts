import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { readStoredFile, writeStoredFile } from './dataFolder';
import { makeLinkPictures } from './linkPictures/makeLinkPictures';
import { runToCompletion } from './processes/childProcess';
import type { Report } from './processes/supervisor';
import { projectRoot } from './projectRoot';
import { runPackage } from './specs';
import { StartProblem } from './StartProblem';

/** What the web app is built from, relative to the project's root. */
export const sources = [
  'pages',
  'components',
  'contexts',
  'brands',
  'themes',
  'services',
  'validation',
  'locales',
  'contract',
  'domain',
  'public',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'proxy.ts',
  'next.config.js',
  'tsconfig.json',
  'package-lock.json',
];

function listFiles(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  const entries = readdirSync(place, { recursive: true, encoding: 'utf8' }).sort();
  return entries.map((entry) => path.join(place, entry)).filter((file) => statSync(file).isFile());
}

/**
 * One digest of everything the web app is built from. Contents rather than dates: a checkout of an
 * older commit, a copied folder and a deleted file all change it.
 */
export function digestSources(root: string): string {
  const digest = createHash('sha256');
  for (const file of sources.flatMap((source) => listFiles(path.join(root, source)))) {
    const content = readFileSync(file);
    digest.update(`${path.relative(root, file)}\0${content.length}\0`).update(content);
  }
  return digest.digest('hex');
}

/**
 * Copies the country flags of the package `country-flag-icons` to public/flags, where the phone
 * field loads them from /flags/XX.svg.
 */
export async function copyFlags(projectFolder: string): Promise<void> {
  const source = path.join(projectFolder, 'node_modules/country-flag-icons/3x2');
  const target = path.join(projectFolder, 'public/flags');
  await mkdir(target, { recursive: true });
  const present = new Set(await readdir(target));
  const missing = (await readdir(source)).filter(
    (name) => /^[A-Z]{2}\.svg$/.test(name) && !present.has(name),
  );
  await Promise.all(missing.map((name) => cp(path.join(source, name), path.join(target, name))));
}

/** Makes what public/ holds besides the project's own files. Call it before Next builds or serves. */
export async function prepareFiles(projectFolder: string): Promise<void> {
  await copyFlags(projectFolder);
  await makeLinkPictures(projectFolder);
}

/**
 * Builds the web app when there is no build or when its sources have changed since. The build's own
 * id is kept with the digest: a build made by hand since then is not trusted.
 * @throws StartProblem when the build fails.
 */
export async function buildWeb(stopping: AbortSignal, report: Report): Promise<void> {
  await prepareFiles(projectRoot);
  const buildFolder = path.join(projectRoot, '.next');
  const stampFile = path.join(buildFolder, 'sources.sha256');
  const digest = digestSources(projectRoot);
  const readBuildId = () => readStoredFile(path.join(buildFolder, 'BUILD_ID'));
  if (readStoredFile(stampFile) === `${readBuildId() ?? ''} ${digest}`) return;
  report('Building the checkout; this takes a minute or two.');
  const build = {
    name: 'build',
    args: runPackage('next/dist/bin/next', 'build'),
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stopSeconds: 10,
  };
  await runToCompletion(build, stopping, report);
  const buildId = readBuildId();
  if (buildId === undefined)
    throw new StartProblem('The build made nothing; its lines above say why.');
  writeStoredFile(stampFile, `${buildId} ${digest}`);
}

/**
 * A digest of the sources, kept beside a build, identifies it. Plain JavaScript: `launch.js` needs it
 * before anything can be compiled.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export const webSources = [
  'pages',
  'components',
  'contexts',
  'brands',
  'themes',
  'server',
  'services',
  'validation',
  'locales',
  'config',
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

export const programSources = [
  'commerce',
  'sandbox',
  'web',
  'scripts',
  'tools/linkPictures',
  'brands',
  'themes',
  'locales',
  'server',
  'services',
  'validation',
  'config',
  'contract',
  'domain',
  'tsconfig.json',
  'package-lock.json',
];

/**
 * @param {string} place
 * @returns {string[]}
 */
function listFiles(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  const entries = readdirSync(place, { recursive: true, encoding: 'utf8' }).sort();
  return entries.map((entry) => path.join(place, entry)).filter((file) => statSync(file).isFile());
}

/**
 * One digest of all sources of a build. Contents rather than dates: a checkout of an older commit, a
 * copied folder and a deleted file all change it.
 * @param {string} root
 * @param {readonly string[]} sources
 */
export function digestSources(root, sources) {
  const digest = createHash('sha256');
  for (const file of sources.flatMap((source) => listFiles(path.join(root, source)))) {
    const content = readFileSync(file);
    digest.update(`${path.relative(root, file)}\0${content.length}\0`).update(content);
  }
  return digest.digest('hex');
}

const stampName = 'sources.sha256';

/** @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');

/**
 * Whether the sources are present; an image has only the build.
 * @param {string} root
 * @param {Output} output
 */
export function hasSources(root, { sources }) {
  return existsSync(path.join(root, sources[0] ?? ''));
}

/**
 * Whether a folder holds the build of its sources. Without sources every stamped build counts: it
 * cannot be out of date.
 * @param {string} root
 * @param {Output} output
 */
export function isBuilt(root, output) {
  const { file, text } = makeStamp(root, output);
  if (!existsSync(file)) return false;
  return !hasSources(root, output) || read(file) === text;
}

/**
 * The file that keeps a digest, and its text: it includes the id of the build, so that a later build
 * made by hand is not trusted.
 * @param {string} root
 * @param {Output} output
 */
export function makeStamp(root, { folder, sources, idFile }) {
  const id = read(path.join(root, folder, idFile));
  return {
    file: path.join(root, folder, stampName),
    text: `${id} ${digestSources(root, sources)}`,
  };
}

/**
 * @typedef {object} Output
 * @property {string} folder relative to the project's root
 * @property {readonly string[]} sources
 * @property {string} idFile the file in the folder that changes with each build
 */

/** @type {Output} */
export const webOutput = { folder: '.next', sources: webSources, idFile: 'BUILD_ID' };

/** @type {Output} */
export const programOutput = { folder: 'build', sources: programSources, idFile: 'BUILD_ID' };

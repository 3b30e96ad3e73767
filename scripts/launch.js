/**
 * Starts `npm start` and the programs beside it: from the build where it matches the sources, else
 * from the sources with tsx. Plain JavaScript that an old Node parses, too, so that one sentence says
 * what is missing.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// Same as processes/parentAtStart.js, which an image lacks.
globalThis.parentAtStart = process.ppid;

const root = new URL('../', import.meta.url);
const [name = 'start', ...args] = process.argv.slice(2);
const alone = ['web', 'commerce', 'worker', 'migrate', 'sandbox', 'variables'];
const together = ['start', 'dev', 'services', 'build'];
const operators = ['alarms', 'events', 'payment', 'privacy', 'homologation', 'databaseUrl'];
const programs = [...together, ...alone, ...operators];

/** @param {string} sentence */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** @param {string} version */
const parts = (version) => version.split('.').map(Number);

function checkNode() {
  const text = readFileSync(new URL('package.json', root), 'utf8');
  const { engines } = /** @type {{ engines: { node: string } }} */ (JSON.parse(text));
  const oldest = engines.node.replace('>=', '');
  const [major = 0, minor = 0] = parts(oldest);
  const [ownMajor = 0, ownMinor = 0] = parts(process.versions.node);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  const wanted = readFileSync(new URL('.nvmrc', root), 'utf8').trim();
  refuse(
    `Node ${process.versions.node} is too old; install Node ${wanted} (${oldest} is the oldest that works).`,
  );
}

/** @param {string} file @param {string} name */
function has(file, name) {
  try {
    createRequire(file).resolve(name);
    return true;
  } catch {
    return false;
  }
}

checkNode();
// The image's command is typed by hand.
if (!programs.includes(name))
  refuse(
    `${name} is nothing that can be started; ${alone.slice(0, -1).join(', ')} and start can be.`,
  );
if (!existsSync(new URL('node_modules/next', root)))
  refuse('The packages are not installed; run `npm ci` first.');

const program = alone.includes(name) ? 'alone' : name;
const built = new URL(`build/${program}.js`, root);
const { isBuilt, programOutput } = await import('./build/stamp.js');
const { fileURLToPath } = await import('node:url');
const folder = fileURLToPath(root);
const canBuild = has(import.meta.url, 'tsx') && has(import.meta.url, 'typescript');
process.argv = [
  process.argv[0] ?? '',
  fileURLToPath(built),
  ...(program === 'alone' ? [name] : []),
  ...args,
];
// React, which draws the mails, checks itself in every other environment.
if (!('NODE_ENV' in process.env)) Object.assign(process.env, { NODE_ENV: 'production' });
if (existsSync(built) && isBuilt(folder, programOutput)) {
  // As in system/specs.ts: Next writes stacks without maps, which would only take memory.
  if (name !== 'web') process.setSourceMapsEnabled(true);
  await import(built.href);
} else if (canBuild) {
  const { register } = await import('tsx/esm/api');
  register();
  const source = operators.includes(program) ? `operators/${program}` : program;
  await import(new URL(`scripts/${source}.ts`, root).href);
} else {
  refuse(
    'There is no build of these sources, and the packages that make one are not installed; run `npm ci && npm run build` where they are.',
  );
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { runInGroup } from '../../scripts/processes/processGroup';
import { projectRoot } from '../../scripts/projectRoot';
import { StartProblem } from '../../scripts/StartProblem';

const headlessShell = 'chromium-headless-shell';

const commands = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const applications: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files\\Chromium\\Application\\chrome.exe',
  ],
};

const INSTALL_LIMIT_MS = 300_000;
const START_LIMIT_MS = 30_000;

export function chromiumCandidates(searchPath: string, platform: NodeJS.Platform): string[] {
  const folders = searchPath.split(path.delimiter).filter((folder) => folder !== '');
  const fallback = platform === 'linux' ? ['/usr/bin', '/usr/local/bin', '/snap/bin'] : [];
  const places = [...new Set([...folders, ...fallback])];
  return [
    ...commands.flatMap((command) => places.map((folder) => path.join(folder, command))),
    ...(applications[platform] ?? []),
  ];
}

/** What installers print is not shown: one sentence says what is missing. */
async function succeeds(
  command: string,
  args: readonly string[],
  limitMs: number,
  stopping: AbortSignal,
): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const limited = AbortSignal.any([stopping, AbortSignal.timeout(limitMs)]);
  try {
    const { code } = await runInGroup(command, args, { cwd: projectRoot, env }, limited);
    return code === 0;
  } catch {
    stopping.throwIfAborted();
    return false;
  }
}

async function starts(executable: string, stopping: AbortSignal): Promise<boolean> {
  if (!existsSync(executable)) return false;
  // On Windows `--version` opens a window instead of answering.
  if (process.platform === 'win32') return true;
  return succeeds(executable, ['--version'], START_LIMIT_MS, stopping);
}

type Install = (stopping: AbortSignal) => Promise<boolean>;

const installWithPlaywright: Install = (stopping) => {
  const program = path.join(projectRoot, 'node_modules/@playwright/test/cli.js');
  const args = [program, 'install', 'chromium'];
  return succeeds(process.execPath, args, INSTALL_LIMIT_MS, stopping);
};

const installWithDebian: Install = async (stopping) => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const run = (...args: readonly string[]) => succeeds('apt-get', args, INSTALL_LIMIT_MS, stopping);
  if (!(await run('update'))) return false;
  // Older releases have no package of the shell alone.
  for (const name of [headlessShell, 'chromium'])
    if (await run('install', '--yes', '--no-install-recommends', name)) return true;
  return false;
};

/** Where a Chromium may be, and how one can be installed. */
export interface Machine {
  listCandidates: () => readonly string[];
  installs: readonly Install[];
}

const thisMachine: Machine = {
  listCandidates: () => [
    ...chromiumCandidates(process.env.PATH ?? '', process.platform),
    chromium.executablePath(),
  ],
  installs: [installWithPlaywright, installWithDebian],
};

/**
 * The Chromium to test with: CHROMIUM_PATH, else an installed one, else one that is installed now.
 * @throws StartProblem when there is none and none can be installed; the reason of `stopping`.
 */
export async function findChromium(
  chosen: string | undefined,
  stopping: AbortSignal = new AbortController().signal,
  { installs, listCandidates }: Machine = thisMachine,
): Promise<string> {
  if (chosen !== undefined) {
    if (await starts(chosen, stopping)) return chosen;
    throw new StartProblem(`CHROMIUM_PATH must be a Chromium that starts; ${chosen} does not.`);
  }
  const findInstalled = async () => {
    for (const candidate of listCandidates())
      if (await starts(candidate, stopping)) return candidate;
    return undefined;
  };
  const present = await findInstalled();
  if (present !== undefined) return present;
  process.stderr.write('No Chromium was found; one is installed now, which takes minutes.\n');
  for (const install of installs) {
    const found = (await install(stopping)) ? await findInstalled() : undefined;
    if (found !== undefined) return found;
  }
  throw new StartProblem(
    'No Chromium was found and none could be installed; install Chromium or Chrome and set CHROMIUM_PATH to it.',
  );
}

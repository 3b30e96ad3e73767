import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
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

function succeeds(command: string, args: readonly string[], options: SpawnSyncOptions): boolean {
  return spawnSync(command, args, { cwd: projectRoot, ...options }).status === 0;
}

function install(command: string, ...args: readonly string[]): boolean {
  return succeeds(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: INSTALL_LIMIT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function starts(executable: string): boolean {
  if (!existsSync(executable)) return false;
  // On Windows `--version` opens a window instead of answering.
  if (process.platform === 'win32') return true;
  return succeeds(executable, ['--version'], { stdio: 'ignore', timeout: START_LIMIT_MS });
}

function findInstalled(): string | undefined {
  const candidates = chromiumCandidates(process.env.PATH ?? '', process.platform);
  return [...candidates, chromium.executablePath()].find(starts);
}

function installWithPlaywright(): boolean {
  const program = path.join(projectRoot, 'node_modules/@playwright/test/cli.js');
  return install(process.execPath, program, 'install', 'chromium');
}

function installWithDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  if (!install('apt-get', 'update')) return false;
  // Older releases have no package of the shell alone.
  return [headlessShell, 'chromium'].some((name) =>
    install('apt-get', 'install', '--yes', '--no-install-recommends', name),
  );
}

/**
 * The Chromium to test with: CHROMIUM_PATH, else an installed one, else one that is installed now.
 * @throws StartProblem when there is none and none can be installed.
 */
export function findChromium(chosen: string | undefined): string {
  if (chosen !== undefined) {
    if (starts(chosen)) return chosen;
    throw new StartProblem(`CHROMIUM_PATH must be a Chromium that starts; ${chosen} does not.`);
  }
  const present = findInstalled();
  if (present !== undefined) return present;
  process.stderr.write('No Chromium was found; one is installed now, which takes minutes.\n');
  for (const tryToInstall of [installWithPlaywright, installWithDebian]) {
    const found = tryToInstall() ? findInstalled() : undefined;
    if (found !== undefined) return found;
  }
  throw new StartProblem(
    'No Chromium was found and none could be installed; install Chromium or Chrome and set CHROMIUM_PATH to it.',
  );
}

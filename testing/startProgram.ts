import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { variableNames } from '@/config/variables.server';
import { eventually } from './eventually';

export interface StartedProgram {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  printed: (pattern: RegExp) => Promise<void>;
  ended: Promise<number | null>;
}

interface StartOptions {
  root?: string;
  preload?: string;
}

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

const exitWithParent = new URL('../scripts/processes/exitWithParent.js', import.meta.url);

/**
 * Starts a program as `npm run <name>` does, with only the variables given: from the build when it
 * matches these sources, else from the sources.
 * @param command with its arguments, separated by spaces
 */
export const startProgram = (
  command: string,
  env: Record<string, string>,
  options: StartOptions = {},
): StartedProgram => start(['scripts/launch.js', ...command.split(' ')], env, options);

export const startScript = (command: string): StartedProgram =>
  start(['--import', 'tsx', ...command.split(' ')], {}, {});

/**
 * Starts a module that Node runs as it is. @param root the folder that holds it and what it needs
 */
export const startModule = (
  file: string,
  env: Record<string, string>,
  root: string,
): StartedProgram => start([file], env, { root });

export const startShell = (command: string, env: Record<string, string>): StartedProgram =>
  run('sh', ['-c', command], env, projectRoot);

function start(
  args: readonly string[],
  env: Record<string, string>,
  { preload, root = projectRoot }: StartOptions,
): StartedProgram {
  const preloads = [exitWithParent.href, ...(preload === undefined ? [] : [preload])];
  const imports = preloads.flatMap((address) => ['--import', address]);
  return run(process.execPath, [...imports, ...args], env, root);
}

function run(
  file: string,
  args: readonly string[],
  env: Record<string, string>,
  cwd: string,
): StartedProgram {
  const unset = Object.fromEntries(variableNames.map((name) => [name, '']));
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...unset, ...env, SUPERVISOR_PID: String(process.pid) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  let errors = '';
  const listeners = new Set<() => void>();
  const keep = (text: string) => {
    output += text;
    listeners.forEach((listener) => {
      listener();
    });
  };
  child.stdout?.setEncoding('utf8').on('data', keep);
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
    keep(text);
  });
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  return {
    child,
    output: () => output,
    errors: () => errors,
    ended,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (pattern.test(output)) resolve();
        };
        listeners.add(look);
        look();
        void ended.then(() => {
          reject(new Error(`It ended without ${String(pattern)}:\n${output}`));
        });
      }),
  };
}

export async function untilAnswers({ ended, output }: StartedProgram, url: string): Promise<void> {
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  const isGone = ended.then(() => {
    throw new Error(`It ended before it answered:\n${output()}`);
  });
  await Promise.race([eventually(isUp, Boolean, { timeoutMs: 150_000, intervalMs: 200 }), isGone]);
}

const serviceVariables = {
  SANDBOX_URL: 'http://127.0.0.1:1',
  SANDBOX_API_KEY: 'the-key-of-the-sandbox',
  SANDBOX_WEBHOOK_SECRET: Buffer.from('twenty-four random bytes').toString('base64'),
  DATA_KEY: 'a-data-key-of-a-test',
  LOOKUP_KEY: 'a-lookup-key-of-a-test',
};

export const startService = (
  name: 'commerce' | 'sandbox' | 'worker',
  env: Record<string, string>,
  options?: StartOptions,
): StartedProgram => startProgram(name, { ...serviceVariables, ...env }, options);

export async function readOrigin({ output, printed }: StartedProgram): Promise<string> {
  await printed(/listens on/);
  return /http:\/\/[\d.]+:\d+/.exec(output())?.[0] ?? '';
}

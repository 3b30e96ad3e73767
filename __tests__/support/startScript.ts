import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '@/scripts/projectRoot';
import { variableNames } from '@/domain/variables.server';

export interface StartedScript {
  child: ChildProcess;
  /** What it has printed so far, errors included. */
  output(): string;
  /** Resolves when a line matches; rejects when the script ends before. */
  printed(pattern: RegExp): Promise<void>;
  /** Resolves with the exit code, null after a signal. */
  ended: Promise<number | null>;
}

/**
 * Starts one of the project's entry points as an operator does, with only the variables given.
 * @param script with its arguments, separated by spaces
 * @param root of the project, or of a copy of it
 */
export function startScript(
  script: string,
  env: Record<string, string>,
  root = projectRoot,
): StartedScript {
  return startNode(['--import', 'tsx', ...script.split(' ')], env, root);
}

/** Starts one of the built programs, as `npm run <name>` does. */
export function startProgram(name: string, env: Record<string, string>): StartedScript {
  return startNode(['scripts/launch.js', name], env, projectRoot);
}

function startNode(
  args: readonly string[],
  env: Record<string, string>,
  root: string,
): StartedScript {
  const ours = Object.fromEntries(variableNames.map((name) => [name, '']));
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...ours, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      listeners.forEach((listener) => listener());
    });
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  return {
    child,
    output: () => output,
    ended,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (pattern.test(output)) resolve();
        };
        listeners.add(look);
        look();
        void ended.then(() => reject(new Error(`It ended without ${String(pattern)}:\n${output}`)));
      }),
  };
}

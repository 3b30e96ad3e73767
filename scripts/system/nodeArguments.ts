import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { projectRoot } from '../projectRoot';

/** Node's options that load a module of ours before the program. */
export function preload(...files: readonly string[]): string[] {
  return files.flatMap((file) => ['--import', pathToFileURL(path.join(projectRoot, file)).href]);
}

/** The path of a program that a package brings. */
export function packageProgram(file: string): string {
  return path.join(projectRoot, 'node_modules', file);
}

/** Node's arguments for a TypeScript entry point of ours. */
export type RunService = (entry: string) => string[];

export const runService: RunService = (entry) => [
  '--import',
  'tsx',
  ...preload('scripts/processes/exitWithParent.js'),
  entry,
];

/** The same, started again whenever a file it uses changes. */
export const watchService: RunService = (entry) => [
  ...preload('scripts/processes/exitWithParent.js'),
  packageProgram('tsx/dist/cli.mjs'),
  'watch',
  '--clear-screen=false',
  entry,
];

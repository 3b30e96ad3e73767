import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

const leftOut = new Set([
  'node_modules',
  '.git',
  '.next',
  '.data',
  'screenshots',
  'sourcemaps',
  'test-results',
]);

export interface CopyOfProject {
  root: string;
  discard(): void;
}

/**
 * Copies the project without installed and built files. The copy stands inside the project: a build
 * follows the link to its packages only where both are below one root.
 */
export function copyProject({ without = [] }: { without?: readonly string[] } = {}): CopyOfProject {
  const folder = path.join(projectRoot, '.data');
  mkdirSync(folder, { recursive: true });
  const root = mkdtempSync(path.join(folder, 'copy-'));
  for (const entry of readdirSync(projectRoot).filter(
    (name) => !leftOut.has(name) && !without.includes(name),
  ))
    cpSync(path.join(projectRoot, entry), path.join(root, entry), { recursive: true });
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
  return {
    root,
    discard: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}

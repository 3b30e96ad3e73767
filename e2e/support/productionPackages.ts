import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@/scripts/projectRoot';

const inFolder = 'node_modules/';

/** The packages that `npm ci --omit=dev` installs here, of the lock. */
function listProductionPackages(): string[] {
  const text = readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8');
  const lock = JSON.parse(text) as { packages: Record<string, { dev?: boolean }> };
  return Object.entries(lock.packages)
    .filter(([place, { dev }]) => place.lastIndexOf(inFolder) === 0 && !dev)
    .map(([place]) => place.slice(inFolder.length))
    .filter((name) => existsSync(path.join(projectRoot, inFolder, name)));
}

/** Has Node look for packages where the links are, not where they lead. */
export const linkedOnly = '--preserve-symlinks --preserve-symlinks-main';

/**
 * Links in a folder what `npm ci --omit=dev` would install there.
 * @param isWanted which of the packages, by name; without it, all
 */
export function linkProductionPackages(
  folder: string,
  isWanted: (name: string) => boolean = () => true,
): void {
  for (const name of listProductionPackages().filter(isWanted)) {
    const link = path.join(folder, inFolder, name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(projectRoot, inFolder, name), link);
  }
}

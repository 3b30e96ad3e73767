import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@/scripts/projectRoot';

const inFolder = 'node_modules/';

function listProductionPackages(): string[] {
  const text = readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8');
  const lock = JSON.parse(text) as { packages: Record<string, { dev?: boolean }> };
  return Object.entries(lock.packages)
    .filter(([place, { dev }]) => place.lastIndexOf(inFolder) === 0 && !dev)
    .map(([place]) => place.slice(inFolder.length))
    .filter((name) => existsSync(path.join(projectRoot, inFolder, name)));
}

export const linkedOnly = '--preserve-symlinks --preserve-symlinks-main';

/**
 * Links in a folder what `npm ci --omit=dev` would install there.
 * @param isWanted chooses packages by name; without it, all
 * @returns the folders that the links lead to
 */
export function linkProductionPackages(
  folder: string,
  isWanted: (name: string) => boolean = () => true,
): string[] {
  return listProductionPackages()
    .filter(isWanted)
    .map((name) => {
      const link = path.join(folder, inFolder, name);
      const target = path.join(projectRoot, inFolder, name);
      mkdirSync(path.dirname(link), { recursive: true });
      symlinkSync(target, link);
      return target;
    });
}

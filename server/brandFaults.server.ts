import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Brand, LinkEnvironment } from '@/brands/brand';
import { checkBrands, findGuesses } from '@/brands/checkBrands';
import { neutralMz } from '@/brands/neutral-mz';
import { brands, mozambicanBrands } from '@/brands/registry';
import { themes } from '@/themes/registry';

/**
 * Checks every brand of the product against its themes and the files of public/. In production no fact
 * of a brand may be a guess.
 * @param root the project's folder
 * @returns a sentence for each fault; empty: there is none
 */
export function findBrandFaults(root: string, environment: LinkEnvironment): string[] {
  const variants = Object.entries(mozambicanBrands).map(([id, brand]): [string, Brand] => [
    `${id}-mz`,
    brand,
  ]);
  const all = { ...brands, ...Object.fromEntries(variants), 'neutral-mz': neutralMz };
  const faults = checkBrands(all, {
    hasTheme: (themeId) => Object.hasOwn(themes, themeId),
    hasFile: (file) => existsSync(path.join(root, 'public', file)),
  });
  return environment === 'production' ? [...faults, ...findGuesses(all)] : faults;
}

export function exitOnBrandFaults(environment: LinkEnvironment): void {
  const faults = findBrandFaults(process.cwd(), environment);
  if (faults.length === 0) return;
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}

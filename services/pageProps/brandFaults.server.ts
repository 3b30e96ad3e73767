import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkBrands } from '@/brands/checkBrands';
import { neutralMz } from '@/brands/neutral-mz';
import { brands, mozambicanBrands } from '@/brands/registry';
import { themes } from '@/themes/registry';

/**
 * Checks every brand of the product against its themes and the files of public/.
 * @param root the project's folder
 * @returns a sentence for each fault; empty: all is well
 */
export function findBrandFaults(root: string): string[] {
  const variants = Object.entries(mozambicanBrands).map(([id, brand]) => [`${id}-mz`, brand]);
  return checkBrands(
    { ...brands, ...Object.fromEntries(variants), 'neutral-mz': neutralMz },
    {
      hasTheme: (themeId) => Object.hasOwn(themes, themeId),
      hasFile: (file) => existsSync(path.join(root, 'public', file)),
    },
  );
}

/** Ends the process with exit code 1 and a sentence for each fault, if a brand is not right. */
export function exitOnBrandFaults(): void {
  const faults = findBrandFaults(process.cwd());
  if (faults.length === 0) return;
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}

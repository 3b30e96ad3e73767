import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createBrandFiles } from './createBrandFiles';
import type { NewBrand } from './NewBrand';
import { registryEdits } from './registryEdits';

/**
 * Writes a brand's files and its lines in the registries. Everything is made before anything is
 * written.
 * @param root the project's folder
 * @returns the paths written, from the root
 */
export function writeBrand(root: string, brand: NewBrand): string[] {
  const changed = Object.entries(registryEdits(brand)).map(
    ([file, edit]) => [file, edit(readFileSync(path.join(root, file), 'utf8'))] as const,
  );
  const written = [...Object.entries(createBrandFiles(brand)), ...changed];
  for (const [file, content] of written) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  return written.map(([file]) => file);
}

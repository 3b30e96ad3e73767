import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies the country flags of the package `country-flag-icons` to public/flags, where the phone
 * field shows them from /flags/XX.svg. Call it before Next builds or serves; done once, it only
 * looks.
 */
export async function copyFlags(projectFolder: string): Promise<void> {
  const source = path.join(projectFolder, 'node_modules/country-flag-icons/3x2');
  const target = path.join(projectFolder, 'public/flags');
  await mkdir(target, { recursive: true });
  const present = new Set(await readdir(target));
  const missing = (await readdir(source)).filter(
    (name) => /^[A-Z]{2}\.svg$/.test(name) && !present.has(name),
  );
  await Promise.all(missing.map((name) => cp(path.join(source, name), path.join(target, name))));
}

import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

export const sourceMapsFolder = 'sourcemaps';

export const hasSourceMaps = (projectFolder: string): boolean =>
  existsSync(path.join(projectFolder, sourceMapsFolder));

const namesMap = async (file: string): Promise<boolean> =>
  (await readFile(file, 'utf8')).includes('//# sourceMappingURL=');

/**
 * Moves the maps of a build out of the served files, to `sourcemaps/<release>/_next/static/…`, and
 * copies its script beside each: a reader of maps starts at the script, which names its map.
 */
export async function takeSourceMaps(projectFolder: string, release: string): Promise<void> {
  const kept = path.join(projectFolder, sourceMapsFolder);
  await rm(kept, { recursive: true, force: true });
  const from = path.join(projectFolder, '.next/static');
  const to = path.join(kept, release, '_next/static');
  const files = await readdir(from, { recursive: true });
  async function take(file: string): Promise<void> {
    const [built, taken] = [path.join(from, file), path.join(to, file)];
    const isMap = file.endsWith('.map');
    if (!isMap && !(file.endsWith('.js') && (await namesMap(built)))) return;
    await mkdir(path.dirname(taken), { recursive: true });
    await (isMap ? rename(built, taken) : copyFile(built, taken));
  }
  await Promise.all(files.map(take));
}

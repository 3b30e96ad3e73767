import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Where a build leaves its source maps: apart from all that is served and from what an image takes. */
export const sourceMapsFolder = 'sourcemaps';

/** Whether the build that is there was made with maps; each build takes away those of the one before. */
export const hasSourceMaps = (projectFolder: string): boolean =>
  existsSync(path.join(projectFolder, sourceMapsFolder));

/** Whether a script ends in the name of its map; a few are too small to have one. */
const namesMap = async (file: string): Promise<boolean> =>
  (await readFile(file, 'utf8')).includes('//# sourceMappingURL=');

/**
 * Moves the maps of a build out of what is served, to `sourcemaps/<release>/_next/static/…`, where its
 * script is copied to beside each: who looks for a map begins at the script, which says its name.
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

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { nameCopy } from '@/domain/compressedFiles.server';
import { forever, sendCopy } from './brotliFiles';

/**
 * Milliseconds for which a build's files are served after the last web process of that build has
 * ended.
 */
const keptForMs = 24 * 60 * 60_000;

const markEveryMs = 60 * 60_000;

const builtFile = /^\/_next\/(static\/(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*)(?:\?|$)/;

export interface KeptBuilds {
  answers(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

async function keepBuild(from: string, kept: string): Promise<void> {
  if (existsSync(kept)) return;
  const written = `${kept}.${randomUUID()}`;
  await cp(from, path.join(written, 'static'), { recursive: true });
  await rename(written, kept).catch(async (error: unknown) => {
    await rm(written, { recursive: true });
    // Another web process of the same build was faster.
    if (!existsSync(kept)) throw error;
  });
}

async function listBuilds(folder: string): Promise<{ folder: string; servedMs: number }[]> {
  const found = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const build = path.join(folder, name);
      // Another web process may just have deleted it.
      const { mtimeMs } = await stat(build).catch(() => ({ mtimeMs: null }));
      return mtimeMs === null ? [] : [{ folder: build, servedMs: mtimeMs }];
    }),
  );
  return found.flat().sort((one, other) => other.servedMs - one.servedMs);
}

async function forgetOldBuilds(folder: string): Promise<void> {
  const builds = await listBuilds(folder);
  const old = builds.filter(({ servedMs }) => servedMs < Date.now() - keptForMs);
  await Promise.all(old.map((build) => rm(build.folder, { recursive: true, force: true })));
}

/**
 * Keeps the scripts of the last day's builds servable: a tab that was opened before a deploy requests
 * parts of its own build, and while web processes are replaced one by one a page of the new build may
 * request them from the old process. Copies this process's build, and marks it each hour as still
 * served; deletes builds that nobody has served for a day.
 * @param folder shared by all web processes; created when missing
 * @throws the file system's error for a folder that cannot be used
 */
export async function keepBuilds(projectFolder: string, folder: string): Promise<KeptBuilds> {
  const built = path.join(projectFolder, '.next');
  const id = (await readFile(path.join(built, 'BUILD_ID'), 'utf8')).trim();
  const own = path.join(folder, id);
  await keepBuild(path.join(built, 'static'), own);
  const mark = () => utimes(own, new Date(), new Date());
  await mark();
  await forgetOldBuilds(folder);
  // A failed mark is repeated an hour later, long before the day is over.
  setInterval(() => void mark().catch(() => undefined), markEveryMs).unref();
  return {
    async answers(request, response) {
      const [, file] = builtFile.exec(request.url ?? '') ?? [];
      if (file === undefined || existsSync(path.join(built, file))) return false;
      const builds = await listBuilds(folder).catch(() => []);
      const holder = builds.find((build) => existsSync(path.join(build.folder, file)));
      if (!holder) return false;
      const kept = path.join(holder.folder, file);
      const served = { file: kept, copy: nameCopy(kept) };
      if (await sendCopy(request, response, served, forever)) return true;
      send(request, file, { root: holder.folder, ...forever }).pipe(response);
      return true;
    },
  };
}

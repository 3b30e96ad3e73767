import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
// Next has no public API for the scripts that the document of a page names.
import pageFiles, { type BuildManifest } from 'next/dist/server/get-page-files.js';
import { inventoryFile, type KnownScripts } from '@/server/document/scriptIntegrity.server';

export interface ScriptInventory extends KnownScripts {
  pages: Readonly<Record<string, string>>;
}

const chunks = 'static/chunks/';

export const createIntegrity = (content: Buffer | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

async function readScripts(folder: string): Promise<Record<string, string>> {
  const files = await readdir(path.join(folder, 'static'), { recursive: true });
  const names = files.filter((file) => file.endsWith('.js')).sort();
  const scripts = await Promise.all(
    names.map(async (name) => {
      const file = path.posix.join('static', name.split(path.sep).join('/'));
      return [file, createIntegrity(await readFile(path.join(folder, file)))] as const;
    }),
  );
  return Object.fromEntries(scripts);
}

async function readPages(folder: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(folder, 'build-manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as BuildManifest;
  const { chunkLoadingGlobal = '', pagesChunkGroupBootstrapParams: pages = {} } = manifest;
  return Object.fromEntries(
    Object.keys(pages).map((page) => [
      page,
      pageFiles.getTurbopackChunkGroupBootstrap(pages, chunkLoadingGlobal, ['/_app', page]) ?? '',
    ]),
  );
}

const createList = (scripts: ScriptInventory['scripts']): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(scripts)
        .filter(([file]) => file.startsWith(chunks))
        .map(([file, integrity]) => [file.slice(chunks.length), integrity]),
    ),
  );

export async function writeInventory(projectFolder: string): Promise<void> {
  const folder = path.join(projectFolder, '.next');
  const scripts = await readScripts(folder);
  const content = createList(scripts);
  const name = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const file = `${chunks}${name}.json`;
  await writeFile(path.join(folder, file), content);
  const inventory: ScriptInventory = {
    scripts,
    list: { file, integrity: createIntegrity(content) },
    pages: await readPages(folder),
  };
  await writeFile(path.join(projectFolder, inventoryFile), JSON.stringify(inventory));
}

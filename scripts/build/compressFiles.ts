import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { compressedFolders, findTextType, nameCopy } from '@/domain/compressedFiles.server';

/** Bytes. Anything smaller fits into one packet either way. */
const minBytes = 1_024;

const compress = promisify(brotliCompress);

interface Compressed {
  file: string;
  copy: string;
}

async function listTexts(projectFolder: string): Promise<Compressed[]> {
  const lists = compressedFolders.map(async ({ copies, files }) => {
    const names = await readdir(path.join(projectFolder, files), { recursive: true });
    return names
      .filter((name) => findTextType(name) !== undefined)
      .map((name) => ({
        file: path.join(projectFolder, files, name),
        copy: path.join(projectFolder, copies, nameCopy(name)),
      }));
  });
  return (await Promise.all(lists)).flat();
}

async function writeCopy({ copy, file }: Compressed): Promise<void> {
  const content = await readFile(file);
  if (content.length < minBytes) return;
  const compressed = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  if (compressed.length >= content.length) return;
  await mkdir(path.dirname(copy), { recursive: true });
  await writeFile(copy, compressed);
}

/**
 * Writes a brotli copy of each served text file that becomes smaller by it, on all processors. Call it
 * when the files of the build are final.
 * @throws the reason of `stopping`, between two files
 */
export async function compressFiles(projectFolder: string, stopping: AbortSignal): Promise<void> {
  for (const { copies, files } of compressedFolders)
    if (copies !== files)
      await rm(path.join(projectFolder, copies), { recursive: true, force: true });
  const texts = (await listTexts(projectFolder)).values();
  async function work(): Promise<void> {
    for (const text of texts) {
      stopping.throwIfAborted();
      await writeCopy(text);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

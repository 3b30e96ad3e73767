import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import send, { type SendOptions } from 'send';
import {
  compressedFolders,
  findTextType,
  isCopy,
  nameOriginal,
} from '@/domain/compressedFiles.server';

const decompress = promisify(brotliDecompress);

/** Next's files have the hash of their content, or the id of their build, in their address. */
export const forever: SendOptions = { immutable: true, maxAge: '1y' };

/**
 * Reads `Accept-Encoding` (RFC 9110, 12.5.3). Browsers name brotli where they decode it; `*` alone does
 * not count, because only programs send it.
 */
export const acceptsBrotli = (header = ''): boolean =>
  header.split(',').some((part) => {
    const [coding, ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    return coding === 'br' && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

/** A file of the build, and where its copy is, if it has one. */
interface ServedFile {
  file: string;
  copy: string;
}

async function decodesToFile({ copy, file }: ServedFile): Promise<boolean> {
  try {
    const [compressed, content] = await Promise.all([readFile(copy), readFile(file)]);
    return (await decompress(compressed)).equals(content);
  } catch {
    return false;
  }
}

const soundCopies = new Map<string, Promise<boolean>>();

/** Checked once in a process: a damaged copy, or one of another content, is never sent. */
function isSound(served: ServedFile): Promise<boolean> {
  const known = soundCopies.get(served.copy) ?? decodesToFile(served);
  soundCopies.set(served.copy, known);
  return known;
}

const headersOfCopy = [
  'Accept-Ranges',
  'Cache-Control',
  'Content-Encoding',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'ETag',
  'Last-Modified',
];

/**
 * Answers with the brotli copy of a file, where the browser accepts it and the copy is sound.
 * @returns whether it answered; if not, it has set `Vary` at most
 */
export async function sendCopy(
  request: IncomingMessage,
  response: ServerResponse,
  served: ServedFile,
  options: SendOptions,
): Promise<boolean> {
  const type = findTextType(served.file);
  if (type === undefined) return false;
  response.appendHeader('Vary', 'Accept-Encoding');
  if (!acceptsBrotli(request.headers['accept-encoding'])) return false;
  if (!(await isSound(served))) return false;
  const { base, dir } = path.parse(served.copy);
  return new Promise((resolve) => {
    response.once('close', () => {
      resolve(true);
    });
    send(request, encodeURIComponent(base), { ...options, root: dir })
      .on('headers', () => {
        response.setHeader('Content-Encoding', 'br');
        response.setHeader('Content-Type', type);
      })
      // A copy that is gone by now, or a condition or range that only the file itself may meet.
      .on('error', () => {
        if (response.headersSent) response.destroy();
        else {
          for (const name of headersOfCopy) response.removeHeader(name);
          response.statusCode = 200;
          resolve(false);
        }
      })
      .pipe(response);
  });
}

export interface BrotliFiles {
  answers(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** Knows the copies that the build made. A build without any is served as it is. */
export async function createBrotliFiles(projectFolder: string): Promise<BrotliFiles> {
  const byAddress = new Map<string, { served: ServedFile; options: SendOptions }>();
  for (const { address, copies, files, neverChange } of compressedFolders) {
    const folder = path.join(projectFolder, copies);
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    for (const copy of names.filter(isCopy)) {
      const name = nameOriginal(copy);
      const served = {
        file: path.join(projectFolder, files, name),
        copy: path.join(folder, copy),
      };
      byAddress.set(`${address}${name.split(path.sep).join('/')}`, {
        served,
        options: neverChange ? forever : {},
      });
    }
  }
  return {
    async answers(request, response) {
      const [address = ''] = (request.url ?? '').split('?', 1);
      const found = byAddress.get(address);
      if (!found) return false;
      return sendCopy(request, response, found.served, found.options);
    },
  };
}

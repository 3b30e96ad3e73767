import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';

type Behaviour = 'sound' | 'refusing';

interface Upload {
  release: string;
  projects: string[];
  files: Record<string, { type: string; content: string; headers?: Record<string, string> }>;
}

interface Assembly {
  chunks: string[];
  projects: string[];
  version: string;
}

export interface SentryUploads {
  url: string;
  uploads: Upload[];
  authorizations: (string | undefined)[];
  close(): Promise<void>;
}

/** The files of a ZIP archive, by the directory at its end (APPNOTE.TXT 4.3.12). */
function readArchive(archive: Buffer): Record<string, string> {
  const end = archive.lastIndexOf('PK\x05\x06');
  const files: Record<string, string> = {};
  let entry = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameEnd = entry + 46 + archive.readUInt16LE(entry + 28);
    const local = archive.readUInt32LE(entry + 42);
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(begin, begin + archive.readUInt32LE(entry + 20));
    const isStored = archive.readUInt16LE(entry + 10) === 0;
    files[archive.toString('utf8', entry + 46, nameEnd)] = String(
      isStored ? content : inflateRawSync(content),
    );
    entry = nameEnd + archive.readUInt16LE(entry + 30) + archive.readUInt16LE(entry + 32);
  }
  return files;
}

function readBundle(bundle: Buffer): Upload['files'] {
  const archive = readArchive(bundle);
  const manifest = JSON.parse(archive['manifest.json'] ?? '') as {
    files: Record<string, { url: string; type: string; headers?: Record<string, string> }>;
  };
  return Object.fromEntries(
    Object.entries(manifest.files).map(([place, { url, ...said }]) => [
      url,
      { ...said, content: archive[place] ?? '' },
    ]),
  );
}

async function readForm(body: Buffer, { headers }: IncomingMessage): Promise<File[]> {
  const answer = new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  });
  return [...(await answer.formData()).values()].filter((value) => typeof value !== 'string');
}

const api = '/api/0/organizations/acme';

/**
 * Fakes the part of Sentry that sentry-cli uses to upload source maps of the organization acme: its
 * limits, the chunks of a bundle, and their assembly.
 */
export async function startSentryUploads(behaviour: Behaviour = 'sound'): Promise<SentryUploads> {
  const uploads: Upload[] = [];
  const authorizations: SentryUploads['authorizations'] = [];
  const chunks = new Map<string, Buffer>();
  let url = '';

  const limits = () => ({
    url: `${url}${api}/chunk-upload/`,
    accept: ['artifact_bundles', 'artifact_bundles_v2'],
    chunkSize: 2 ** 23,
    chunksPerRequest: 64,
    compression: [],
    concurrency: 1,
    hashAlgorithm: 'sha1',
    maxFileSize: 2 ** 31,
    maxRequestSize: 2 ** 25,
  });

  function assemble(request: Assembly): object {
    const parts = request.chunks.map((hash) => chunks.get(hash));
    const present = parts.filter((part) => part !== undefined);
    if (present.length < parts.length)
      return {
        state: 'not_found',
        missingChunks: request.chunks.filter((hash) => !chunks.has(hash)),
      };
    const { projects, version: release } = request;
    uploads.push({ release, projects, files: readBundle(Buffer.concat(present)) });
    return { state: 'ok', missingChunks: [] };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    authorizations.push(request.headers.authorization);
    response.setHeader('content-type', 'application/json');
    if (behaviour === 'refusing')
      return void response.writeHead(401).end('{"detail":"Invalid token"}');
    switch (`${request.method ?? ''} ${request.url ?? ''}`) {
      case `GET ${api}/chunk-upload/`:
        return void response.end(JSON.stringify(limits()));
      case `POST ${api}/chunk-upload/`:
        for (const file of await readForm(body, request))
          chunks.set(file.name, Buffer.from(await file.arrayBuffer()));
        return void response.end('{}');
      case `POST ${api}/artifactbundle/assemble/`:
        return void response.end(JSON.stringify(assemble(JSON.parse(String(body)) as Assembly)));
      default:
        return void response.writeHead(404).end('{}');
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(400).end(JSON.stringify({ detail: String(error) }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : undefined)}`;
  return {
    url,
    uploads,
    authorizations,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unlessStopped } from '../processes/unlessStopped';
import { errorMessage, StartProblem } from '../StartProblem';
import { placeFile } from './placeFile';
import { isBuilt, makeStamp, programOutput } from './stamp';

export const threads = { renderContractPdf: 'commerce/modules/contracts/renderContractPdf.ts' };

const entries = {
  start: 'scripts/start.ts',
  services: 'scripts/services.ts',
  alarms: 'scripts/operators/alarms.ts',
  events: 'scripts/operators/events.ts',
  privacy: 'scripts/operators/privacy.ts',
  payment: 'scripts/operators/payment.ts',
  databaseUrl: 'scripts/operators/databaseUrl.ts',
  homologation: 'scripts/operators/homologation.ts',
  linkPictures: 'tools/linkPictures/main.ts',
  alone: 'scripts/alone.ts',
  web: 'web/main.ts',
  commerce: 'commerce/main.ts',
  worker: 'commerce/worker.ts',
  migrate: 'commerce/migrate.ts',
  sandbox: 'sandbox/main.ts',
  ...threads,
};

/**
 * Packages of which a program uses a small part: several hundred small files, which a start would
 * read one by one, or tables of every bank, city and profession, which would stay in memory. All
 * others stay external.
 */
const bundled = ['@brazilian-utils/brazilian-utils', 'es-toolkit', 'typebox'];

async function listExternals(projectFolder: string): Promise<string[]> {
  const text = await readFile(path.join(projectFolder, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text) as Record<string, object>;
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return names.filter((name) => !bundled.includes(name));
}

/**
 * Compiles the services and the scripts that start them into build/, each a few files of plain
 * JavaScript: they start sooner, need less memory, and a machine that runs them needs no compiler. All
 * packages but three stay external.
 * @throws StartProblem when a source cannot be compiled; the reason of `stopping`, before anything is
 *   written.
 */
export async function buildPrograms(
  projectFolder: string,
  stopping: AbortSignal = new AbortController().signal,
): Promise<void> {
  if (isBuilt(projectFolder, programOutput)) return;
  const folder = path.join(projectFolder, programOutput.folder);
  const { build } = await import('esbuild');
  const compiling = build({
    absWorkingDir: projectFolder,
    entryPoints: entries,
    outdir: folder,
    bundle: true,
    splitting: true,
    external: await listExternals(projectFolder),
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: true,
    // All in one folder: files that a source finds beside itself (the migrations) are beside its chunk
    // too.
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    write: false,
    logLevel: 'silent',
  }).catch((thrown: unknown) => {
    throw new StartProblem(`The services could not be compiled: ${errorMessage(thrown)}`);
  });
  const { outputFiles } = await unlessStopped(compiling, stopping);
  const migrations = path.join(projectFolder, 'commerce/database/migrations');
  const copies = path.join(folder, 'migrations');
  await mkdir(copies, { recursive: true });
  // No file is deleted: a process of an earlier build may still read its chunks.
  await Promise.all([
    ...outputFiles.map(({ contents, path: file }) => placeFile(file, contents)),
    ...(await readdir(migrations)).map(async (name) =>
      placeFile(path.join(copies, name), await readFile(path.join(migrations, name))),
    ),
  ]);
  const id = createHash('sha256');
  for (const { hash } of outputFiles) id.update(hash);
  // Readable by other accounts too: the processes of an image run under another one.
  await writeFile(path.join(folder, programOutput.idFile), id.digest('hex'));
  const stamp = makeStamp(projectFolder, programOutput);
  await writeFile(stamp.file, stamp.text);
}

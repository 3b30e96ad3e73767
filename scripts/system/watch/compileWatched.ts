import { watch } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Report } from '../../processes/supervisor';
import { errorMessage, StartProblem } from '../../StartProblem';

interface WatchedProgram {
  projectFolder: string;
  name: string;
  source: string;
  output: string;
  threads?: Record<string, string>;
  beside?: string;
}

const settled = 50;

/** Calls back after a change in one of the folders. @returns a function that stops it */
function watchFolders(folders: readonly string[], onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(onChange, settled);
    }),
  );
  return () => {
    clearTimeout(timer);
    watchers.forEach((watcher) => {
      watcher.close();
    });
  };
}

/**
 * Compiles a program now and after each change in the folders of its sources. A change that does not
 * compile is reported, and changes nothing.
 * @param onCompiled called after each change that compiles
 * @returns a function that stops it
 * @throws StartProblem when the first compilation fails
 */
export async function compileWatched(
  { beside, name, output, projectFolder, source, threads }: WatchedProgram,
  onCompiled: () => void,
  report: Report,
): Promise<() => Promise<void>> {
  const { context } = await import('esbuild');
  const compiler = await context({
    absWorkingDir: projectFolder,
    entryPoints: { [name]: source, ...threads },
    outdir: output,
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: true,
    metafile: true,
    logLevel: 'silent',
  });
  const compile = async () => {
    const { metafile } = await compiler.rebuild();
    if (beside !== undefined) {
      const folder = path.join(projectFolder, beside);
      const copy = path.join(projectFolder, output, path.basename(beside));
      await cp(folder, copy, { recursive: true });
    }
    return Object.keys(metafile.inputs);
  };
  const inputs = await compile().catch(async (thrown: unknown) => {
    await compiler.dispose();
    throw new StartProblem(`${name} could not be compiled: ${errorMessage(thrown)}`);
  });
  const folders = new Set(inputs.map((file) => file.split('/')[0] ?? file));
  const places = [...folders].map((folder) => path.join(projectFolder, folder));
  let running = Promise.resolve();
  const stop = watchFolders(places, () => {
    running = running.then(compile).then(onCompiled, (thrown: unknown) => {
      report(`It does not compile, and keeps running unchanged: ${errorMessage(thrown)}`, name);
    });
  });
  return async () => {
    stop();
    await running;
    await compiler.dispose();
  };
}

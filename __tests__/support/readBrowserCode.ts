import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';

const withoutServer: Plugin = {
  name: 'without-server',
  setup(build) {
    build.onResolve({ filter: /\.server$|^node:/ }, ({ path: name }) => ({
      path: name,
      namespace: 'server',
    }));
    build.onLoad({ filter: /.*/, namespace: 'server' }, () => ({
      contents: 'module.exports = {}',
    }));
  },
};

function follow({ inputs }: Metafile, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path: next } of inputs[file]?.imports ?? [])
    follow({ inputs, outputs: {} }, next, seen);
  return seen;
}

export interface BrowserCode {
  findPagesWith: (file: string) => string[];
  listPackages: (pages: readonly string[]) => string[];
}

export async function readBrowserCode(pages: readonly string[]): Promise<BrowserCode> {
  const { metafile } = await build({
    absWorkingDir: path.resolve(__dirname, '../..'),
    entryPoints: ['pages/_app.tsx', ...pages],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unwritten',
    splitting: true,
    format: 'esm',
    platform: 'browser',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [withoutServer],
  });
  return {
    findPagesWith: (file) => pages.filter((page) => follow(metafile, page).has(file)),
    listPackages(asked) {
      const entries = new Set(['pages/_app.tsx', ...asked]);
      const chunks = Object.entries(metafile.outputs);
      const reach = (name: string, seen: Set<string>): Set<string> => {
        if (seen.has(name)) return seen;
        seen.add(name);
        for (const { external, path: next } of metafile.outputs[name]?.imports ?? [])
          if (external !== true) reach(next, seen);
        return seen;
      };
      const reached = new Set<string>();
      for (const [name, { entryPoint }] of chunks)
        if (entryPoint !== undefined && entries.has(entryPoint)) reach(name, reached);
      const imported = [...reached].flatMap((name) =>
        (metafile.outputs[name]?.imports ?? [])
          .filter(({ external }) => external)
          .map(({ path: specifier }) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier),
      );
      return [...new Set(imported)].sort();
    },
  };
}

import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';

/** What Next leaves on the server: getServerSideProps, with the modules that it calls. */
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

/** All files that a file leads to, at once or later. */
function follow({ inputs }: Metafile, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path: next } of inputs[file]?.imports ?? [])
    follow({ inputs, outputs: {} }, next, seen);
  return seen;
}

export interface BrowserCode {
  /** The pages, of those that were asked about, whose code holds a file. */
  findPagesWith: (file: string) => string[];
  /** The packages that these pages import, as far as a browser may get code of them. */
  listPackages: (pages: readonly string[]) => string[];
}

/** What browsers may get with these pages of `pages/`, and with what all pages share. */
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

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');
const endings = ['', '.ts', '.tsx', '.js', '/index.ts'];

function resolveImport(file, specifier) {
  const base = specifier.startsWith('@/')
    ? path.join(root, specifier.slice(2))
    : path.resolve(path.dirname(file), specifier);
  return endings
    .map((ending) => `${base}${ending}`)
    .find((found) => /\.\w+$/.test(found) && existsSync(found));
}

function listImports(file, source) {
  return ts
    .preProcessFile(source)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((specifier) => /^(@\/|\.)/.test(specifier))
    .flatMap((specifier) => resolveImport(file, specifier) ?? []);
}

/** What each file imports, read once for all files of a run. */
const importsByFile = new Map();

function getImports(file) {
  const imports = importsByFile.get(file) ?? listImports(file, readFileSync(file, 'utf8'));
  importsByFile.set(file, imports);
  return imports;
}

/** The way from a file back to the one being linted; undefined: there is none. */
function findWayBack(start, target) {
  const ways = [[start]];
  const seen = new Set([start]);
  for (const way of ways) {
    for (const next of getImports(way.at(-1))) {
      if (next === target) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/**
 * Refuses import cycles, those of types included, which `import-x/no-cycle` does not see: two files
 * that need each other cannot be read, moved or tested alone.
 */
export const noImportCycle = {
  meta: { type: 'problem', messages: { cycle: 'Import cycle: {{ way }}.' }, schema: [] },
  create: (context) => ({
    Program: (node) => {
      const file = context.physicalFilename;
      for (const imported of listImports(file, context.sourceCode.text)) {
        const way = findWayBack(imported, file);
        if (!way) continue;
        const names = [file, ...way, file].map((name) => path.relative(root, name));
        context.report({ node, messageId: 'cycle', data: { way: names.join(' → ') } });
        return;
      }
    },
  }),
};

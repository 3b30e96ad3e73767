import { existsSync } from 'node:fs';
import path from 'node:path';

function resolveImport(from: string, specifier: string): string | undefined {
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? path.join(path.dirname(from), specifier)
      : undefined;
  return base && [`${base}.tsx`, `${base}.ts`].find((file) => existsSync(file));
}

export function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(/(?:from|import\(|import)\s*'([^']+)'/g)].flatMap(
    ([, specifier = '']) => resolveImport(file, specifier) ?? [],
  );
}

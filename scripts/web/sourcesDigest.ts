import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the web app is built from, relative to the project's root. */
const sources = [
  'pages',
  'components',
  'contexts',
  'brands',
  'themes',
  'services',
  'validation',
  'locales',
  'contract',
  'public',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'proxy.ts',
  'next.config.js',
  'tsconfig.json',
  'package-lock.json',
];

function filesIn(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((entry) => filesIn(path.join(place, entry)));
}

/**
 * One digest of everything the web app is built from. Contents rather than dates: a checkout of an
 * older commit, a copied folder and a deleted file all change it.
 */
export function sourcesDigest(root: string): string {
  const digest = createHash('sha256');
  for (const file of sources.flatMap((source) => filesIn(path.join(root, source)))) {
    const content = readFileSync(file);
    digest.update(`${path.relative(root, file)}\0${content.length}\0`).update(content);
  }
  return digest.digest('hex');
}

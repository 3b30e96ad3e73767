import { memoize } from 'es-toolkit';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBehind, keysNamedIn } from './sources';

const pages = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('pages', file))
  .filter((file) => file.endsWith('.tsx') && readFileSync(file, 'utf8').includes('namespaces:'));

/** What every page is sent (server/page/createPage.server.ts). */
const shellNamespaces = ['shell', 'failure', 'paid', 'price', 'support'];

/** Files that name texts for callers to choose from; the countdown's are said on /pix only. */
const namedForOthers = ['validation/rule.ts', 'components/ui/timeLeft.ts'];

/** A file of the server puts its text itself into what a page is sent. */
const isShown = (file: string) =>
  !/^(locales|contexts)\/|\.server\.tsx?$/.test(file) && !namedForOthers.includes(file);

function sentNamespaces(page: string): string[] {
  const list = /namespaces: \[([^\]]*)\]/.exec(readFileSync(page, 'utf8'))?.[1] ?? '';
  return [...shellNamespaces, ...[...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)];
}

/** The namespaces of the texts that a file names; most files are behind many pages. */
const namespacesNamedIn = memoize((file: string): string[] => {
  const keys = keysNamedIn(readFileSync(file, 'utf8'));
  return [...new Set(keys.map((key) => key.split('.')[0] ?? ''))];
});

/** The namespaces of the texts that a page's own code names. */
const shownNamespaces = (page: string): string[] => [
  ...new Set([...filesBehind(page)].filter(isShown).flatMap((file) => namespacesNamedIn(file))),
];

test.each(pages)('%s is sent every text that it can show', (page) => {
  expect(sentNamespaces(page)).toEqual(expect.arrayContaining(shownNamespaces(page)));
});

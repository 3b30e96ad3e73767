import { memoize } from 'es-toolkit';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBehind, keysNamedIn } from './sources';

const pages = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('pages', file))
  .filter((file) => file.endsWith('.tsx') && readFileSync(file, 'utf8').includes('namespaces:'));

const shellNamespaces = ['shell', 'failure', 'paid', 'price', 'support'];

const namedForOthers = ['validation/rule.ts', 'components/ui/timeLeft.ts'];

const isShown = (file: string) =>
  !/^(locales|contexts)\/|\.server\.tsx?$/.test(file) && !namedForOthers.includes(file);

function sentNamespaces(page: string): string[] {
  const list = /namespaces: \[([^\]]*)\]/.exec(readFileSync(page, 'utf8'))?.[1] ?? '';
  return [...shellNamespaces, ...[...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)];
}

const namespacesNamedIn = memoize((file: string): string[] => {
  const keys = keysNamedIn(readFileSync(file, 'utf8'));
  return [...new Set(keys.map((key) => key.split('.')[0] ?? ''))];
});

const shownNamespaces = (page: string): string[] => [
  ...new Set([...filesBehind(page)].filter(isShown).flatMap((file) => namespacesNamedIn(file))),
];

test.each(pages)('%s receives every text that it can show', (page) => {
  expect(sentNamespaces(page)).toEqual(expect.arrayContaining(shownNamespaces(page)));
});

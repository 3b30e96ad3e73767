import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const pages = [
  'README.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => path.join(folder, file)),
  ),
];

function getLinkedFiles(page: string): string[] {
  const targets = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)];
  return targets
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => path.join(path.dirname(page), target));
}

test.each(pages)('every link of %s leads to a file', (page) => {
  expect(getLinkedFiles(page).filter((file) => !existsSync(file))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { limits } from '@/domain/limits';

const withins: Readonly<Record<number, string>> = { 0: 'at once', 3_600: 'hour', 86_400: 'day' };

test('docs/limits.md has a row for each limit, with the values of the code', () => {
  const rows = [
    ...readFileSync('docs/limits.md', 'utf8').matchAll(/^\| *([a-z]+-[a-z-]+) *\|(.+)\|$/gm),
  ];
  const written = rows.map(([, name, cells = '']) => [
    name,
    ...cells.split('|').map((cell) => cell.trim()),
  ]);
  const known = Object.entries(limits).map(([name, { counts, limit, per, seconds }]) => [
    name,
    counts,
    per,
    String(limit),
    withins[seconds],
  ]);
  expect(written).toEqual(known);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { processVariables } from '@/config/processVariables.server';
import { variableNames } from '@/config/variables.server';

const text = readFileSync('docs/operating.md', 'utf8');

function readTable(first: string): string[][] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => new RegExp(`^\\| ${first} *\\|`).test(line));
  const rows = lines.slice(start + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const readNames = (cell = '') =>
  Array.from(cell.matchAll(/`(\w[^`*]*)`/g), ([, name = '']) => name);

test('the table of secrets names the processes that receive each one, and how it is changed', () => {
  const written = readTable('secret').map(([name, has = '', change]) => {
    expect(change).not.toBe('');
    const processes = has.split(', ').filter((process) => process in processVariables);
    return [readNames(name)[0], processes.sort()];
  });
  // The site key is no secret: every page that asks Google for a captcha shows it.
  const secrets = variableNames.filter((name) =>
    /SECRET|TOKEN|(?<!SITE_)KEY$|^OPERATOR_KEYS$|^SCHOOL_ACCESS$|DSN$|(?:DATABASE\w*|MAIL)_URL$/.test(
      name,
    ),
  );
  const handed = secrets.map((name) => [
    name,
    Object.entries(processVariables)
      .filter(([, variables]) => variables.includes(name))
      .map(([process]) => process)
      .sort(),
  ]);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(handed));
});

test('the table lists every metric of ours, and no other', () => {
  const sources = ['commerce', 'config', 'domain', 'sandbox', 'web'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
  const made = sources.flatMap((source) =>
    Array.from(source.matchAll(/^\s+name: '((?:checkout|http)_\w+)',$/gm), ([, name = '']) => name),
  );
  const written = readTable('metric').flatMap(([names]) => readNames(names));
  expect(written.sort()).toEqual(made.sort());
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'docs/decisions';
const files = readdirSync(folder).filter((file) => file !== 'README.md');

const entries = [
  ...readFileSync(path.join(folder, 'README.md'), 'utf8').matchAll(
    /^- \[(.+?)\]\(([^)]+)\): (.+)$/gm,
  ),
].map(([, title = '', file = '', text = '']) => ({ title, file, text }));

const getEntry = (file: string) => entries.find((entry) => entry.file === file);

const getLines = (file: string) => readFileSync(path.join(folder, file), 'utf8').split('\n');

const findSupersession = (text: string): string | null =>
  /Superseded.*?\.(?=\*|$)/.exec(text)?.[0] ?? null;

test('docs/decisions/README.md lists every decision once', () => {
  expect(entries.map(({ file }) => file).sort()).toEqual([...files].sort());
});

test('no two decisions have the same number', () => {
  const numbers = files.map((file) => file.slice(0, 3));
  expect(numbers).toEqual([...new Set(numbers)]);
});

test.each(files)('%s is listed under its number and title', (file) => {
  const [heading] = getLines(file);
  expect(heading).toMatch(new RegExp(`^# ${file.slice(0, 3)}: \\S`));
  expect(`# ${getEntry(file)?.title ?? ''}`).toBe(heading);
});

test.each(files)('%s and the list name the same superseding decisions', (file) => {
  const supersession = findSupersession(getLines(file).join('\n'));
  expect(findSupersession(getEntry(file)?.text ?? '')).toBe(supersession);
  if (supersession === null) return;
  expect(getLines(file)[2]).toContain(`**${supersession}**`);
  expect(supersession).toMatch(
    /^Superseded (?:in part )?by \[\d{3}\]\([\w-]+\.md\)(?: and \[\d{3}\]\([\w-]+\.md\))*\.$/,
  );
});

import { existsSync, readFileSync } from 'node:fs';

const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9];

interface NamedTest {
  file: string;
  title: string;
}

interface Row {
  id: string;
  section: number;
  position: number;
  /** What stands in the column "Test". */
  cell: string;
}

const rows: readonly Row[] = [
  ...readFileSync('docs/statements.md', 'utf8').matchAll(
    /^\| *(\d+)\.(\d+) *\| *[^|\s][^|]*\|([^|]*)\|$/gm,
  ),
].map(([, section = '', position = '', cell = '']) => ({
  id: `${section}.${position}`,
  section: Number(section),
  position: Number(position),
  cell: cell.trim(),
}));

/** A test as the page names it: the path of its file, and its title as the file writes it. */
const namedTest = /`([^`]+)` › `([^`]+)`/g;

const getTests = ({ cell }: Row): NamedTest[] =>
  [...cell.matchAll(namedTest)].map(([, file = '', title = '']) => ({ file, title }));

const getTitlesInQuotes = (title: string) => [`'${title}'`, `"${title}"`, `\`${title}\``];

/** What keeps a named test from being one; null: nothing. */
function getFault({ file, title }: NamedTest): string | null {
  if (!/^(?:__tests__|e2e)\/.+\.(?:test|spec)\.tsx?$/.test(file)) return `${file} is no test file`;
  if (!existsSync(file)) return `${file} is not there`;
  const source = readFileSync(file, 'utf8');
  const isWritten = getTitlesInQuotes(title).some((text) => source.includes(text));
  return isWritten ? null : `${file} has no test "${title}"`;
}

test.each(sections)('section %i is numbered from 1 on, without a gap', (section) => {
  const positions = rows.filter((row) => row.section === section).map(({ position }) => position);
  expect(positions.length).toBeGreaterThan(0);
  expect(positions).toEqual(positions.map((_, index) => index + 1));
});

test('the sections follow one another, and every line with a number is a row', () => {
  const inOrder = [...rows].sort((one, other) => one.section - other.section);
  expect(rows.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id));
  expect(new Set(rows.map(({ section }) => section))).toEqual(new Set(sections));
  const numbered = readFileSync('docs/statements.md', 'utf8').match(/^\| *\d.*$/gm) ?? [];
  expect(numbered).toHaveLength(rows.length);
});

test('every row names its tests or a decision', () => {
  const unclear = rows.filter(({ cell }) => {
    const rest = cell
      .replace(namedTest, 'named')
      .replace(/\[decision \d{3}\]\(decisions\/[\w-]+\.md\)/g, 'named');
    return !/^named(?:; named)*$/.test(rest);
  });
  expect(unclear.map(({ id }) => id)).toEqual([]);
});

test('every test that is named is there', () => {
  const faults = rows.flatMap((row) =>
    getTests(row).flatMap((named) => {
      const fault = getFault(named);
      return fault === null ? [] : `${row.id}: ${fault}`;
    }),
  );
  expect(faults).toEqual([]);
});

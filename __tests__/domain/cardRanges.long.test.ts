import { readFileSync } from 'node:fs';

const year = 365 * 24 * 60 * 60 * 1_000;

test('the table of card companies is at most a year old', () => {
  const text = readFileSync('docs/behaviour.md', 'utf8');
  const date = /table of card numbers is of (\d{4}-\d{2}-\d{2})/.exec(text)?.[1] ?? '';
  const age = Date.now() - new Date(date).getTime();
  expect(
    age,
    'Update card-validator, compare Elo’s published ranges with it, and write version and date of the table into docs/behaviour.md 11, "Cards".',
  ).toBeLessThan(year);
});

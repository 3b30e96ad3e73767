import { toJsonLine, toPlainLine } from '@/scripts/processes/lines';

const now = new Date('2026-11-24T10:00:00.000Z');
const at = { time: '2026-11-24T10:00:00.000Z' };

test('for eyes a line follows the name of who has said it', () => {
  expect(toPlainLine('commerce is ready.')).toBe('commerce is ready.');
  expect(toPlainLine('a line', 'commerce')).toBe('commerce | a line');
});

test("for machines a process's own line stays as it is", () => {
  const line = '{"level":"info","message":"answered"}';
  expect(toJsonLine(line, 'commerce', now)).toBe(line);
});

test.each([
  ['commerce is ready.', undefined, { level: 'info', service: 'start' }],
  ['Error: "quoted"', 'web', { level: 'warning', service: 'web' }],
  ['    at run (main.js:1:1)', 'web', { level: 'warning', service: 'web' }],
  ['{ half of an object', 'web', { level: 'warning', service: 'web' }],
])('for machines %j becomes a line like the others', (message, from, members) => {
  const line = toJsonLine(message, from, now);
  expect(JSON.parse(line ?? '')).toEqual({ ...members, ...at, message });
});

test('for machines an empty line is none', () => {
  expect(toJsonLine(' ', 'web', now)).toBeNull();
});

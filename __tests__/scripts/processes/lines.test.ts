import { toJsonLine, toPlainLine } from '@/scripts/processes/lines';

const now = new Date('2026-11-24T10:00:00.000Z');
const at = { time: '2026-11-24T10:00:00.000Z' };

test('a plain line follows the name of the process that wrote it', () => {
  expect(toPlainLine('commerce is ready.')).toBe('commerce is ready.');
  expect(toPlainLine('a line', 'commerce')).toBe('commerce | a line');
});

test('a JSON line of a process stays as it is', () => {
  const line = '{"level":"info","message":"answered"}';
  expect(toJsonLine(line, 'commerce', now)).toBe(line);
});

test.each([
  ['commerce is ready.', undefined, { level: 'info', service: 'start' }],
  ['Error: "quoted"', 'web', { level: 'warning', service: 'web' }],
  ['    at run (main.js:1:1)', 'web', { level: 'warning', service: 'web' }],
  ['{ half of an object', 'web', { level: 'warning', service: 'web' }],
])('the text %j becomes a JSON line with the same members', (message, from, members) => {
  const line = toJsonLine(message, from, now);
  expect(JSON.parse(line ?? '')).toEqual({ ...members, ...at, message });
});

test('an empty line yields no JSON line', () => {
  expect(toJsonLine(' ', 'web', now)).toBeNull();
});

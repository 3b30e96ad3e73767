import { readArguments } from '@/faults/readArguments';

test('without arguments all is run in full, and judged by time, too', () => {
  expect(readArguments([])).toEqual({ names: [], share: 1, isTimed: true });
});

test('scenarios, a share and no judgement of time', () => {
  expect(readArguments(['kills', '--share', '0.3', '--untimed', 'full disk'])).toEqual({
    names: ['kills', 'full disk'],
    share: 0.3,
    isTimed: false,
  });
});

test.each(['0', '-1', '1.1', 'half', ''])('a share of "%s" is refused with a sentence', (share) => {
  expect(() => readArguments([`--share=${share}`])).toThrow('--share is above 0 and at most 1');
});

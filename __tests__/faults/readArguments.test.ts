import { readArguments, readIsTimed } from '@/faults/readArguments';
import { StartProblem } from '@/scripts/StartProblem';

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

test('an option that there is none of is refused with a sentence', () => {
  expect(() => readArguments(['--shares', '0.3'])).toThrow(StartProblem);
  expect(() => readIsTimed(['--share', '0.3'])).toThrow(/Unknown option '--share'/);
  expect(() => readIsTimed(['card'])).toThrow(StartProblem);
});

test('a run that has no scenarios takes no judgement of time alone', () => {
  expect(readIsTimed([])).toBe(true);
  expect(readIsTimed(['--untimed'])).toBe(false);
});

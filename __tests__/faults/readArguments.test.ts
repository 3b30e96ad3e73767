import { readArguments, readIsTimed } from '@/faults/readArguments';
import { StartProblem } from '@/scripts/StartProblem';

test('without arguments all scenarios run in full, with time judged too', () => {
  expect(readArguments([])).toEqual({ names: [], share: 1, isTimed: true });
});

test('reads names of scenarios, a share and --untimed', () => {
  expect(readArguments(['kills', '--share', '0.3', '--untimed', 'full disk'])).toEqual({
    names: ['kills', 'full disk'],
    share: 0.3,
    isTimed: false,
  });
});

test.each(['0', '-1', '1.1', 'half', ''])('a share of "%s" is refused with a sentence', (share) => {
  expect(() => readArguments([`--share=${share}`])).toThrow('--share is above 0 and at most 1');
});

test('an unknown option is refused with a sentence', () => {
  expect(() => readArguments(['--shares', '0.3'])).toThrow(StartProblem);
  expect(() => readIsTimed(['--share', '0.3'])).toThrow(/Unknown option '--share'/);
  expect(() => readIsTimed(['card'])).toThrow(StartProblem);
});

test('a run without scenarios accepts only --untimed', () => {
  expect(readIsTimed([])).toBe(true);
  expect(readIsTimed(['--untimed'])).toBe(false);
});

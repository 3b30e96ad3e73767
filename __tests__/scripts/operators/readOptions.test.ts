import { readOptions } from '@/scripts/operators/readOptions';

const read = (line: string) => readOptions(line.split(' '), ['amount', 'reason']);

it('reads values, also one that starts with a dash', () => {
  expect(read('--amount -5 --reason=late')).toEqual({ amount: '-5', reason: 'late' });
  expect(read('--reason=--late')).toEqual({ reason: '--late' });
});

it.each([
  ['--everything', 'There is no option --everything here.'],
  ['--everything=1 --reason late', 'There is no option --everything here.'],
  ['-x', 'There is no option -x here.'],
  ['--reason', 'Write a value after --reason.'],
  ['--reason --amount 5', 'Write a value after --reason.'],
  ['--reason too late', '"late" is not expected here; put words into quotes.'],
])('"%s" is refused with a sentence', (line, sentence) => {
  expect(() => read(line)).toThrow(sentence);
});

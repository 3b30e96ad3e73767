import { findByCode } from '@/domain/codes';

const codes = ['Curso-a', 'curso-a', 'curso-b', '', 'peru'];

test.each([
  ['curso-a', 'curso-a'],
  ['Curso-a', 'Curso-a'],
  ['CURSO-A', 'Curso-a'],
  ['curso b', 'curso-b'],
  ['Curso_B', 'curso-b'],
  ['curso – b', 'curso-b'],
  ['curso−b', 'curso-b'],
  ['Perú', 'peru'],
  ['cursob', undefined],
  ['curso-b-2', undefined],
  ['-', undefined],
])('%j means %j', (written, expected) => {
  expect(findByCode(codes, (code) => code, written)).toBe(expected);
});

test('an item without a code is meant by nothing', () => {
  expect(findByCode([{ code: null }, { code: '' }], ({ code }) => code, ' ')).toBeUndefined();
});

import { findAllByCode, findByCode } from '@/domain/codes';

const codes = ['Curso-a', 'curso-a', 'curso-b', '', 'peru', '_x-', 'x', 'curso', 'Vip - Ana'];

test.each([
  ['curso-a', 'curso-a'],
  ['Curso-a', 'Curso-a'],
  ['CURSO-A', 'Curso-a'],
  ['curso b', 'curso-b'],
  ['Curso_B', 'curso-b'],
  ['curso – b', 'curso-b'],
  ['curso−b', 'curso-b'],
  ['Perú', 'peru'],
  ['_x-', '_x-'],
  ['x', 'x'],
  ['_X', '_x-'],
  ['curso-b_', 'curso-b'],
  ['peru==', 'peru'],
  ['curso - b', 'curso-b'],
  ['curso - b - Matrículas', 'curso-b'],
  ['curso - Matrículas', 'curso'],
  ['curso – Matrículas', 'curso'],
  ['vip ana', 'Vip - Ana'],
  ['vip - ana - bruno', 'Vip - Ana'],
  ['curso\u00adb', 'curso-b'],
  ['cur so', 'curso'],
  ['curso  b', 'curso-b'],
  ['curso (b)', 'curso-b'],
  ['curso.b', 'curso-b'],
  ['curso+b', 'curso-b'],
  ['CursoB', 'curso-b'],
  ['curso. Assine', 'curso'],
  ['curso-b|Comprar', 'curso-b'],
  ['curso-b]Comprar', 'curso-b'],
  ['curso-b,curso-b', 'curso-b'],
  ['{curso-b}', 'curso-b'],
  ['o curso', undefined],
  ['curso-b-2', undefined],
  ['-', undefined],
])('%j means %j', (written, expected) => {
  expect(findByCode(codes, (code) => code, written)).toBe(expected);
});

test('an item without a code is meant by nothing', () => {
  expect(findByCode([{ code: null }, { code: '' }], ({ code }) => code, ' ')).toBeUndefined();
});

test.each([
  'curso-b,peru',
  'peru curso-b',
  'curso-b + peru',
  'curso-b/peru',
  'curso-b e Perú',
  '["peru","curso b"]',
])('%j names two', (written) => {
  expect(findAllByCode(codes, (code) => code, written)).toEqual(
    expect.arrayContaining(['curso-b', 'peru']),
  );
  expect(findAllByCode(codes, (code) => code, written)).not.toContain('x');
});

test('a long text is no long work', () => {
  expect(findByCode(codes, (code) => code, 'a '.repeat(100_000))).toBeUndefined();
});

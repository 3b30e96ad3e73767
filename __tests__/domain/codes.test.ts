import { findAllByCode, findByCode, findCodeInText } from '@/domain/codes';

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
  ['𝐩𝐞𝐫𝐮', 'peru'],
  ['ｐｅｒｕ', 'peru'],
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
  ['curso-b 50% off', 'curso-b'],
  ['curso-b até 25/11', 'curso-b'],
  ['curso-b 25/11 às 19:30', 'curso-b'],
  ['curso-b 12x sem juros', 'curso-b'],
  ['curso-b R$ 99', 'curso-b'],
  ['curso-b a partir de 99', 'curso-b'],
  ['curso-b (2 vagas)', 'curso-b'],
  ['curso-b. 2 vagas', 'curso-b'],
  // A code that no item has.
  ['curso b 2', undefined],
  ['curso-b 2', undefined],
  ['curso-b  2.', undefined],
  ['curso-b - 2', undefined],
  ['curso b 2 Assine', undefined],
  ['curso-b x', undefined],
  ['curso c', undefined],
  ['o curso', undefined],
  ['curso-b-2', undefined],
  ['-', undefined],
])('%j means %j', (written, expected) => {
  expect(findByCode(codes, (code) => code, written)).toBe(expected);
});

test.each([
  ['MS120 100 reais off', 'MS120'],
  ['MS120 2', 'MS120'],
  ['ms 120', 'MS120'],
  ['MS 12', 'MS'],
  ['R E V A L I D A 1 0', 'REVALIDA10'],
  ['R E V A L I D A 1 0 - 10% off', 'REVALIDA10'],
])('a voucher written as %j is %j', (written, expected) => {
  expect(findCodeInText(['MS', 'MS120', 'REVALIDA10'], (code) => code, written)).toBe(expected);
});

test('an item without a code is never found', () => {
  expect(findByCode([{ code: null }, { code: '' }], ({ code }) => code, ' ')).toBeUndefined();
});

test.each([
  'curso-b,peru',
  'peru curso-b',
  'curso-b + peru',
  'curso-b/peru',
  'curso-b e Perú',
  '["peru","curso b"]',
])('%j names two codes', (written) => {
  expect(findAllByCode(codes, (code) => code, written)).toEqual(
    expect.arrayContaining(['curso-b', 'peru']),
  );
  expect(findAllByCode(codes, (code) => code, written)).not.toContain('x');
});

test('a text of 200,000 characters is searched quickly', () => {
  expect(findByCode(codes, (code) => code, 'a '.repeat(100_000))).toBeUndefined();
});

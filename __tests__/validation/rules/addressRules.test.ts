import fc from 'fast-check';
import type { Rule } from '@/validation/rules/rule';
import { validateAddress } from '@/validation/rules/validateAddress';
import { validateCity } from '@/validation/rules/validateCity';
import { validateComplement } from '@/validation/rules/validateComplement';
import { validateCountry } from '@/validation/rules/validateCountry';
import { validateDistrict } from '@/validation/rules/validateDistrict';

const rules: readonly [string, Rule][] = [
  ['validation.address', validateAddress],
  ['validation.district', validateDistrict],
  ['validation.city', validateCity],
  ['validation.country', validateCountry],
  ['validation.complement', validateComplement],
];

describe.each(rules)('%s', (message, validate) => {
  test.each([
    'Rua Augusta',
    'Avenida 24 de Julho 1234',
    ' Maputo ',
    'São José do Rio Preto',
    'Sa\u0303o Paulo',
    'Ñuñoa',
    '7',
    '3º andar',
  ])('accepts %j', (text) => {
    expect(validate(text)).toBeUndefined();
  });

  test.each([
    'Rua  Augusta',
    'Rua\tAugusta',
    'Av. Paulista',
    'Rua Augusta, 100',
    'São-Paulo',
    "Pau d'Alho",
    '<b>Rua</b>',
    'Rua 😀',
    '-',
  ])('refuses %j', (text) => {
    expect(validate(text)).toBe(message);
  });

  test('accepts words with one space between them, and nothing with two', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9áéíóúãõçñ]{1,12}$/);
    const words = fc.array(word, { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(words, (parts) => {
        expect(validate(parts.join(' '))).toBeUndefined();
        expect(validate(parts.join('  '))).toBe(message);
      }),
    );
  });
});

test('only the complement may be empty', () => {
  expect(validateComplement('')).toBeUndefined();
  expect(validateComplement('  ')).toBeUndefined();
  expect(validateAddress('')).toBe('validation.address');
  expect(validateDistrict(' ')).toBe('validation.district');
  expect(validateCity('')).toBe('validation.city');
  expect(validateCountry('')).toBe('validation.country');
});

test('a very long text is answered at once', () => {
  const text = `${'a '.repeat(50_000)}!`;
  const start = performance.now();
  expect(validateAddress(text)).toBe('validation.address');
  expect(performance.now() - start).toBeLessThan(500);
});

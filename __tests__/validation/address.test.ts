import fc from 'fast-check';
import {
  readComplement,
  validateAddress,
  validateCity,
  validateComplement,
  validateCountry,
  validateDistrict,
  validatePostalCode,
} from '@/validation/address';
import type { Rule } from '@/validation/rule';
import { runWithinLimit } from '../support/runWithinLimit';

describe('addressRules', () => {
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
      "Santa Bárbara d'Oeste",
      'Pau d’Alho',
    ])('accepts %j', (text) => {
      expect(validate(text)).toBeUndefined();
    });

    test.each([
      'Rua  Augusta',
      'Rua\tAugusta',
      'Av. Paulista',
      'Rua Augusta, 100',
      'São-Paulo',
      "Pau d''Alho",
      "'Augusta",
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

  test('a very long text is checked within the time limit', () => {
    const text = `${'a '.repeat(500_000)}!`;
    expect(runWithinLimit(() => validateAddress(text))).toBe('validation.address');
  });
});

describe('validatePostalCode', () => {
  test.each([
    ['01310-100', 'BR'],
    [' 01310-100 ', 'BR'],
    ['1100', 'MZ'],
    ['15001', 'PE'],
  ] as const)('accepts %j in %s', (code, country) => {
    expect(validatePostalCode(code, country)).toBeUndefined();
  });

  test.each([
    ['', 'BR'],
    ['01310100', 'BR'],
    ['1310-100', 'BR'],
    ['01310-1000', 'BR'],
    ['0131a-100', 'BR'],
    ['01310-100', 'MZ'],
    ['110', 'MZ'],
    ['11000', 'MZ'],
    ['1500', 'PE'],
  ] as const)('refuses %j in %s', (code, country) => {
    expect(validatePostalCode(code, country)).toBe('validation.postalCode');
  });

  test('any eight digits in the form NNNNN-NNN are a CEP', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{8}$/), (digits) => {
        const code = `${digits.slice(0, 5)}-${digits.slice(5)}`;
        expect(validatePostalCode(code, 'BR')).toBeUndefined();
        expect(validatePostalCode(digits, 'BR')).toBe('validation.postalCode');
      }),
    );
  });
});

test.each([
  '-',
  '--',
  '–',
  '.',
  'não tem',
  'Nao',
  'NÃO',
  'n/a',
  'N.A.',
  'sem complemento',
  'Sem complemento.',
  'nenhum',
  'no tiene',
  'sin referencia',
])('the complement %j counts as empty', (text) => {
  expect(readComplement(text)).toBe('');
});

test.each(['Apto 12', 'Nao me lembro', 'Casa', 'A', 'sem número', '#', '0'])(
  'the complement %j stays as it is',
  (text) => {
    expect(readComplement(text)).toBe(text);
  },
);

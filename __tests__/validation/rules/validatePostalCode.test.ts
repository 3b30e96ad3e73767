import fc from 'fast-check';
import { validatePostalCode } from '@/validation/rules/validatePostalCode';

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

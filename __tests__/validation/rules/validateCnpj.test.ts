import { isValidCnpj } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { validateCnpj } from '@/validation/rules/validateCnpj';

test.each([
  '12.345.678/0001-95',
  '12345678000195',
  'Q0.SLF.MBD/7VX4-39',
  'q0slfmbd7vx439',
  '12.ABC.345/01DE-35',
])('accepts %j', (cnpj) => {
  expect(validateCnpj(cnpj)).toBeUndefined();
});

test.each([
  '',
  '12.345.678/0001-90',
  '1234567800019',
  '123456780001950',
  '00.000.000/0000-00',
  '11111111111111',
  '12.ABC.345/01DE-3A',
  '12.ABÇ.345/01DE-35',
])('refuses %j', (cnpj) => {
  expect(validateCnpj(cnpj)).toBe('validation.cnpj');
});

test.each([
  ['digits', /^[0-9]{12}$/],
  ['letters and digits', /^[0-9A-Z]{12}$/],
])('exactly one pair of check digits fits %s, as independently computed', (_, pattern) => {
  const endings = Array.from({ length: 100 }, (__, ending) => String(ending).padStart(2, '0'));
  const base = fc.stringMatching(pattern).filter((text) => new Set(text).size > 1);
  fc.assert(
    fc.property(base, (text) => {
      const accepted = endings.filter((ending) => validateCnpj(`${text}${ending}`) === undefined);
      expect(accepted).toHaveLength(1);
      expect(isValidCnpj(`${text}${accepted[0] ?? ''}`, { version: 2 })).toBe(true);
    }),
  );
});

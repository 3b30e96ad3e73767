import { isValidCpf } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { validateCpf } from '@/validation/rules/validateCpf';

test.each(['123.456.789-09', '12345678909', ' 123.456.789-09 ', '529.982.247-25'])(
  'accepts %j',
  (cpf) => {
    expect(validateCpf(cpf)).toBeUndefined();
  },
);

test.each([
  '',
  '123.456.789-00',
  '123.456.789-19',
  '1234567890',
  '123456789090',
  '123.456.78909',
  '123-456-789-09',
  '1234567890a',
  '111.111.111-11',
  '00000000000',
])('refuses %j', (cpf) => {
  expect(validateCpf(cpf)).toBe('validation.cpf');
});

test('exactly one pair of check digits fits, the one that an independent implementation wants', () => {
  const endings = Array.from({ length: 100 }, (_, ending) => String(ending).padStart(2, '0'));
  const base = fc.stringMatching(/^[0-9]{9}$/).filter((digits) => new Set(digits).size > 1);
  fc.assert(
    fc.property(base, (digits) => {
      const accepted = endings.filter((ending) => validateCpf(`${digits}${ending}`) === undefined);
      expect(accepted).toHaveLength(1);
      expect(isValidCpf(`${digits}${accepted[0] ?? ''}`)).toBe(true);
    }),
  );
});

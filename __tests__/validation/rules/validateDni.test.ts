import { validateDni } from '@/validation/rules/validateDni';

test.each(['12345678', ' 00000001 '])('accepts %j', (dni) => {
  expect(validateDni(dni)).toBeUndefined();
});

test.each(['', '1234567', '123456789', '1234567a', '11111111', '00000000'])('refuses %j', (dni) => {
  expect(validateDni(dni)).toBe('validation.dni');
});

import fc from 'fast-check';
import { Check } from 'typebox/value';
import { PhoneNumber } from '@/contract/lead';
import { normalizePhone } from '@/services/phone/normalizePhone';
import { validatePhone } from '@/validation/rules/validatePhone';

test.each([
  ['(11) 98765-4321', 'BR'],
  ['11987654321', 'BR'],
  ['11 98765 4321', 'BR'],
  ['82 123 4567', 'MZ'],
  ['871234567', 'MZ'],
  ['912 345 678', 'PE'],
  ['+351 912 345 678', 'PT'],
  ['+351912345678', 'BR'],
  ['+12345', 'US'],
])('accepts %j in %s', (phone, country) => {
  expect(validatePhone(phone, country)).toBeUndefined();
});

test.each([
  ['', 'BR'],
  ['(11) 8765-4321', 'BR'],
  ['(11) 88765-4321', 'BR'],
  ['(10) 98765-4321', 'BR'],
  ['(01) 98765-4321', 'BR'],
  ['(11) 98765-43210', 'BR'],
  ['11a87654321', 'BR'],
  ['912345678', 'BR'],
  ['81 123 4567', 'MZ'],
  ['88 123 4567', 'MZ'],
  ['82 123 456', 'MZ'],
  ['812 345 678', 'PE'],
  ['912 345 67', 'PE'],
  ['912345678', 'PT'],
  ['+', 'BR'],
  ['+1234', 'US'],
  ['+1234567890123456', 'US'],
  ['+35191234567x', 'PT'],
])('refuses %j in %s', (phone, country) => {
  expect(validatePhone(phone, country)).toBe('validation.phone');
});

test('whatever it accepts can be sent', () => {
  const digits = fc.stringMatching(/^[0-9]{5,15}$/);
  const typed = fc.tuple(fc.constantFrom('', '+', '+55', '+258', '+51', '+351'), digits);
  fc.assert(
    fc.property(typed, fc.constantFrom('BR', 'MZ', 'PE', 'PT'), ([prefix, rest], country) => {
      fc.pre(validatePhone(`${prefix}${rest}`, country) === undefined);
      const { value, error } = normalizePhone(`${prefix}${rest}`, country);
      expect(error).toBe(false);
      expect(Check(PhoneNumber, value)).toBe(true);
    }),
  );
});

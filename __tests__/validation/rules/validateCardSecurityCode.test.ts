import { validateCardSecurityCode } from '@/validation/rules/validateCardSecurityCode';

const message = 'validation.cardSecurityCode';

test.each<[string, 3 | 4 | undefined, string | undefined]>([
  ['123', undefined, undefined],
  ['1234', undefined, undefined],
  ['123', 3, undefined],
  ['1234', 4, undefined],
  ['000', 3, undefined],
  ['1234', 3, message],
  ['123', 4, message],
  ['12', undefined, message],
  ['12345', undefined, message],
  ['12a', undefined, message],
  ['', undefined, message],
])('%j with %s expected digits → %s', (code, expectedLength, expected) => {
  expect(validateCardSecurityCode(code, expectedLength)).toBe(expected);
});

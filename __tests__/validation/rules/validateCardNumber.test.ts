import { validateCardNumber } from '@/validation/rules/validateCardNumber';

test.each([
  '4111 1111 1111 1111',
  '4111111111111111',
  '5555 5555 5555 4444',
  '3782 822463 10005',
  '3056 930902 5904',
  '4000 0000 0000 0002',
])('accepts %j', (number) => {
  expect(validateCardNumber(number)).toBeUndefined();
});

test.each([
  ['', 'empty'],
  ['4111 1111 1111 1112', 'wrong check digit'],
  ['0000 0000 0000 0000', 'sum of zero'],
  ['4111-1111-1111-1111', 'not a digit'],
  ['4222222222222', '13 digits'],
  ['41111111111111113', '17 digits'],
])('refuses %j (%s)', (number) => {
  expect(validateCardNumber(number)).toBe('validation.cardNumber');
});

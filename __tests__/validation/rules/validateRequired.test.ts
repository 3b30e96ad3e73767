import { validateRequired } from '@/validation/rules/validateRequired';

test.each([
  ['', 'validation.required'],
  [' \t', 'validation.required'],
  ['0', undefined],
  [' a ', undefined],
])('%j → %s', (value, message) => {
  expect(validateRequired(value)).toBe(message);
});

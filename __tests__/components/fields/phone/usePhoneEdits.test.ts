import { isAnotherNumber } from '@/components/fields/phone/usePhoneEdits';

const before = '(11) 98765-4321';

test.each([
  ['all of it goes', ''],
  ['one digit is typed over it', '2'],
  ['another is pasted', '912 345 678'],
  ['another is pasted that begins with one of its digits', '(12) 91234-5678'],
  ['another is pasted that ends with one of its digits', '(21) 91234-5671'],
])('another number: %s', (_, text) => {
  expect(isAnotherNumber(text, before)).toBe(true);
});

test.each([
  ['its last digit goes', '(11) 98765-432'],
  ['its first digit goes', '(19) 87654-321'],
  ['its end is typed again', '(11) 9123'],
  ['its beginning is written again', '(21) 98765-4321'],
  ['a digit in the middle is mended', '(11) 98865-4321'],
  ['a digit is added', '(11) 98765-43210'],
  ['only its signs go', '11987654321'],
])('the same number: %s', (_, text) => {
  expect(isAnotherNumber(text, before)).toBe(false);
});

test.each([
  ['the first digits', '1', '11', false],
  ['the first two of a pasted one', '', '11', true],
  ['a calling code that the mask takes off', '+55 (11) 98765-4321', '(11) 98765-4321', false],
  ['one more digit behind it', '+55 11', '(11) 9', false],
])('%s: %j becomes %j', (_, from, to, isAnother) => {
  expect(isAnotherNumber(to, from)).toBe(isAnother);
});

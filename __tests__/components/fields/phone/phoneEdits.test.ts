import { completePhone, moveToCountry } from '@/components/fields/phone/phoneEdits';

test.each([
  ['BR', '11987', '(11) 987'],
  ['BR', '(11) 98765-4321', '(11) 98765-4321'],
  ['MZ', '821234567', '82 123 4567'],
  ['BR', '+5511987654321', '(11) 98765-4321'],
  ['BR', '+351912345678', '+351912345678'],
  ['PT', '912345678', '+351 912345678'],
  ['BR', '', ''],
])('in %s, leaving the field turns %j into %j', (country, text, settled) => {
  expect(completePhone(text, country)).toBe(settled);
});

test.each([
  ['(11) 98765-4321', 'BR', 'PE', ''],
  ['(11) 98', 'BR', 'PE', ''],
  ['(91) 23456-78', 'BR', 'PE', '912 345 678'],
  ['(91) 98765-4321', 'BR', 'PE', ''],
  ['(84) 12345-67', 'BR', 'MZ', '84 123 4567'],
  ['912 345 678', 'PE', 'MZ', ''],
  ['912 345 678', 'PE', 'BR', ''],
  ['+351 912345678', 'PT', 'PE', '912 345 678'],
  ['(11) 98765-4321', 'BR', 'PT', '+351 11987654321'],
  ['', 'BR', 'PE', ''],
])('%j of %s, when %s is chosen, becomes %j', (text, from, to, moved) => {
  expect(moveToCountry(text, from, to)).toBe(moved);
});

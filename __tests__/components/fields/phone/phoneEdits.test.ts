import { completePhone } from '@/components/fields/phone/phoneEdits';

test.each([
  ['BR', '11987', '(11) 987'],
  ['BR', '(11) 98765-4321', '(11) 98765-4321'],
  ['MZ', '821234567', '82 123 4567'],
  ['BR', '+5511987654321', '(11) 98765-4321'],
  ['BR', '+351912345678', '+351912345678'],
  ['PT', '912345678', '+351 912345678'],
  ['BR', '', ''],
])('in %s, %j is left as %j', (country, text, settled) => {
  expect(completePhone(text, country)).toBe(settled);
});

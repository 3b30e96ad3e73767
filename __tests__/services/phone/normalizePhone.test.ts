import { normalizePhone } from '@/services/phone/phone';

test.each([
  ['(11) 98765-4321', 'BR', '+5511987654321'],
  ['011 98765-4321', 'BR', '+5511987654321'],
  ['55 11 98765 4321', 'BR', '+5511987654321'],
  ['(55) 98765-4321', 'BR', '+5555987654321'],
  ['+55 (11) 98765-4321', 'PE', '+5511987654321'],
  ['82 123 4567', 'MZ', '+258821234567'],
  ['+258 82 123 4567', 'MZ', '+258821234567'],
  ['912 345 678', 'PE', '+51912345678'],
  ['+351 912 345 678', 'PT', '+351912345678'],
  ['+1 (212) 555-0100', 'US', '+12125550100'],
  ['+12345', 'US', '+12345'],
])('%j in %s is %s', (raw, country, value) => {
  expect(normalizePhone(raw, country)).toEqual({ value, error: false });
});

test.each([
  ['', 'BR'],
  ['abc', 'BR'],
  [' 123 ', 'BR'],
  ['+1234', 'US'],
  ['+1234567890123456', 'US'],
  ['912345678901234', 'MZ'],
])('%j in %s is returned unchanged, with the error flag', (raw, country) => {
  expect(normalizePhone(raw, country)).toEqual({ value: raw, error: true });
});

import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { formatPhone } from '@/domain/phones';

test.each([
  ['+5511987654321', 'BR', '(11) 98765-4321'],
  ['+258821234567', 'MZ', '82 123 4567'],
  ['+51912345678', 'PE', '912 345 678'],
] as const)('%s is shown in %s as %s, as its country writes it', (e164, home, shown) => {
  expect(formatPhone(e164, home)).toBe(shown);
  expect(parsePhoneNumberFromString(e164)?.formatNational()).toBe(shown);
});

test.each([
  ['+5511987654321', '+55 (11) 98765-4321'],
  ['+258821234567', '+258 82 123 4567'],
])('%s is shown in another country as %s', (e164, shown) => {
  expect(formatPhone(e164, 'PE')).toBe(shown);
});

test.each(['+351912345678', '+551134567890', 'not a phone'])('%s is shown as it is', (phone) => {
  expect(formatPhone(phone, 'BR')).toBe(phone);
});

import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { formatPhone } from '@/domain/phones';

test.each([
  ['+5511987654321', '(11) 98765-4321'],
  ['+258821234567', '82 123 4567'],
  ['+51912345678', '912 345 678'],
])('%s is shown as %s, as its country writes it', (e164, shown) => {
  expect(formatPhone(e164)).toBe(shown);
  expect(parsePhoneNumberFromString(e164)?.formatNational()).toBe(shown);
});

test.each(['+351912345678', '+551134567890', 'not a phone'])('%s is shown as it is', (phone) => {
  expect(formatPhone(phone)).toBe(phone);
});

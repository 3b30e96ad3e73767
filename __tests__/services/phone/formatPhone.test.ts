import { formatPhone } from '@/services/phone/phone';

test.each([
  ['+5511987654321', '(11) 98765-4321'],
  ['+258821234567', '82 123 4567'],
  ['+51912345678', '912 345 678'],
  ['+351912345678', '+351912345678'],
  ['not a phone', 'not a phone'],
])('%s is shown as %s', (e164, shown) => {
  expect(formatPhone(e164)).toBe(shown);
});

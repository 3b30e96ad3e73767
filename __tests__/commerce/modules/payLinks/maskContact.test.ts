import { maskEmail, maskPhone } from '@/commerce/modules/payLinks/describePaymentLink';

test.each([
  ['maria.silva@example.com', 'm•••@example.com'],
  ['ab@example.com', 'a•••@example.com'],
])('shows the first letter and the domain of %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

test('shows the last four digits of a phone', () => {
  expect(maskPhone('+5511987654321')).toBe('••• 4321');
});

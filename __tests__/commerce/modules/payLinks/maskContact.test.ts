import { maskEmail, maskPhone } from '@/commerce/modules/payLinks/describePaymentLink';

test.each([
  ['maria.silva@example.com', 'm•••@example.com'],
  ['ab@example.com', 'a•••@example.com'],
])('of %s the domain and a letter are shown', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

test('of a phone the last four digits are shown', () => {
  expect(maskPhone('+5511987654321')).toBe('••• 4321');
});

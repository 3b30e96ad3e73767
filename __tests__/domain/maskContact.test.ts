import { maskEmail, maskPhone, maskPixKey } from '@/domain/maskContact';

test.each([
  ['maria.silva@example.com', 'm•••@example.com'],
  ['ab@example.com', 'a•••@example.com'],
])('shows the first letter and the domain of %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

test('shows the last four digits of a phone', () => {
  expect(maskPhone('+5511987654321')).toBe('••• 4321');
});

test.each([
  ['52998224725', '••• 4725'],
  ['maria.silva@example.com', 'm•••@example.com'],
  ['+5511987654321', '••• 4321'],
  ['123e4567-e12b-12d1-a456-426655440000', '••• 0000'],
])('shows the end of the Pix key %s', (key, masked) => {
  expect(maskPixKey(key)).toBe(masked);
});

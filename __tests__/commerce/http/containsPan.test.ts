import { containsPan } from '@/domain/cardNumbers';
import { runWithinLimit } from '../../support/runWithinLimit';

test.each([
  '4111111111111111',
  '4111 1111 1111 1111',
  '5555-5555-5555-4444',
  'cartão 378282246310005, val 12/30',
  '3056 930902 5904',
  '4111 1111 1111 1111 123',
  '12 4111.1111.1111.1111',
  '4111  1111  1111  1111',
  '4111_1111_1111_1111',
  '4111 - 1111 / 1111 | 1111',
  '4111\u00a01111\u20031111\u200b1111',
  '４１１１１１１１１１１１１１１１',
  '４１１１－１１１１－１１１１－１１１１',
  '⁴¹¹¹₁₁₁₁𝟏𝟏𝟏𝟏①①①①',
  '٤١١١١١١١١١١١١١١١',
  '4111\u31641111\u31641111\u31641111',
  'n4111111111111111x',
  '2026-11-24 5555-5555-5555-4444',
])('%s contains a card number', (text) => {
  expect(containsPan(text)).toBe(true);
});

test.each(['3 ', '4.1_', '4', '４-'])(
  'a million characters of %j are searched within the time limit',
  (digits) => {
    const text = digits.repeat(1_000_000 / digits.length);
    expect(runWithinLimit(() => containsPan(`${text}x`))).toBeDefined();
  },
);

test.each([
  'Maria da Silva',
  '4111111111111112',
  '4111 1111 1111 1112',
  '41111111a11111111',
  '+5511987654321',
  '123.456.789-09',
  '1700000000000',
  '2026-11-24T10:17:53Z',
  '0f0f0f0f-4111-4111-8111-111111111111',
  'direto',
  '',
])('%s contains no card number', (text) => {
  expect(containsPan(text)).toBe(false);
});

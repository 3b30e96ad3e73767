import fc from 'fast-check';
import { hasCardChecksum } from '@/validation/cards/hasCardChecksum';

test.each([
  ['', true],
  ['   ', true],
  ['4111 1111 1111 1111', true],
  ['18', true],
  ['0', false],
  ['0000', false],
  ['4111111111111112', false],
  ['4111-1111', false],
  ['４１１１', false],
])('%j → %s', (value, expected) => {
  expect(hasCardChecksum(value)).toBe(expected);
});

test('exactly one check digit completes a number', () => {
  const payload = fc.stringMatching(/^[1-9][0-9]{12,14}$/);
  fc.assert(
    fc.property(payload, (digits) => {
      const fitting = Array.from('0123456789').filter((last) => hasCardChecksum(digits + last));
      expect(fitting).toHaveLength(1);
    }),
  );
});

test('notices two neighbours that changed places, but for 09 and 90', () => {
  const number = fc.stringMatching(/^[0-9]{15}$/).filter((digits) => hasCardChecksum(digits));
  fc.assert(
    fc.property(number, fc.nat(13), (digits, index) => {
      const pair = digits.slice(index, index + 2);
      fc.pre(pair[0] !== pair[1] && pair !== '09' && pair !== '90');
      const [first = '', second = ''] = pair;
      const swapped = `${digits.slice(0, index)}${second}${first}${digits.slice(index + 2)}`;
      expect(hasCardChecksum(swapped)).toBe(false);
    }),
  );
});

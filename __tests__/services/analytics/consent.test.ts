import { readConsent } from '@/services/analytics/consent';

test.each([
  ['granted.1.2026-11-24', 'granted'],
  ['denied.1.2026-11-24', 'denied'],
  // An answer to another version of the question.
  ['granted.0.2026-11-24', null],
  ['granted.2.2026-11-24', null],
  ['yes.1.2026-11-24', null],
  ['granted', null],
  ['', null],
  [undefined, null],
])('the choice of %j is %j', (value, consent) => {
  expect(readConsent(value)).toBe(consent);
});

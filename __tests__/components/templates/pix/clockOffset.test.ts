import { getClockOffset } from '@/components/templates/pix/clockOffset';

const minute = 60_000;

test.each([
  ['the clocks agree', 0, 0],
  ['a page that was long on its way says nothing', -30_000, 0],
  ['a clock an hour slow', 60 * minute, 60 * minute],
  ['a clock a day fast', -24 * 60 * minute, -24 * 60 * minute],
])('%s', (_, difference, offset) => {
  const local = Date.parse('2026-11-20T12:00:00Z');
  expect(getClockOffset(local + difference, local)).toBe(offset);
});

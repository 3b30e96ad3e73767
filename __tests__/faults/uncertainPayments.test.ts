import { countSettled } from '@/faults/uncertainPayments';

const second = 1_000;
const outage = { from: 10 * second, ready: 15 * second };
const later = { from: 20 * second, ready: 60 * second };
const doubt = { since: 9 * second, until: 45 * second };

test.each([
  ['settled 30 s after ready', [doubt], [outage], { asked: 1, settled: 1 }],
  ['later than that', [{ ...doubt, until: 46 * second }], [outage], { asked: 1, settled: 0 }],
  ['never settled', [{ ...doubt, until: null }], [outage], { asked: 1, settled: 0 }],
  ['settled before ready', [{ ...doubt, until: 14 * second }], [outage], { asked: 0, settled: 0 }],
  ['begun after ready', [{ ...doubt, since: 16 * second }], [outage], { asked: 0, settled: 0 }],
])('%s', (_name, payments, outages, counts) => {
  expect(countSettled(payments, outages)).toEqual(counts);
});

test('a later outage extends the deadline by the part of the 30 s that it took, and counts the payment again', () => {
  const settledAt = (until: number) => countSettled([{ ...doubt, until }], [outage, later]);
  expect(settledAt(70 * second)).toEqual({ asked: 2, settled: 2 });
  expect(settledAt(71 * second)).toEqual({ asked: 2, settled: 1 });
});

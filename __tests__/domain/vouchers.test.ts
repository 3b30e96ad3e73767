import { findVoucher } from '@/domain/vouchers';

test.each([
  ['R E V A L I D A 1 0', 'REVALIDA10'],
  ['REVALIDA10REVALIDA10', 'REVALIDA10'],
  ['revalida 10revalida 10', 'REVALIDA10'],
  ['cupom: REVALIDA10REVALIDA10', 'REVALIDA10'],
  ['MEMEME', 'ME'],
  ['MEME', 'MEME'],
  ['REVALIDA10REVALIDA', undefined],
])('%j is the voucher %s', (written, code) => {
  const vouchers = ['REVALIDA10', 'ME', 'MEME'].map((known) => ({ code: known }));
  expect(findVoucher(vouchers, written)?.code).toBe(code);
});

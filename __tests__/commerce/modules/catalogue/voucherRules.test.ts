import type { CatalogueVoucher } from '@/commerce/modules/catalogue/CatalogueProduct';
import {
  getDiscount,
  judgeVoucher,
  type VoucherFacts,
} from '@/commerce/modules/catalogue/voucherRules';

const facts: VoucherFacts = {
  now: new Date('2026-11-27T12:00:00Z'),
  isPartnerSale: false,
  isStudent: false,
  uses: { total: 3, byBuyer: 1 },
};
const voucher: CatalogueVoucher = { code: 'X', planId: 'year', discount: 100 };

test.each<[string, Partial<CatalogueVoucher>, Partial<VoucherFacts>, string | null]>([
  ['without rules', {}, {}, null],
  ['from its first moment on', { startsAt: '2026-11-27T12:00:00Z' }, {}, null],
  ['before it', { startsAt: '2026-11-27T12:00:01Z' }, {}, 'not_yet'],
  ['to its last moment', { endsAt: '2026-11-27T12:00:01Z' }, {}, null],
  ['after it', { endsAt: '2026-11-27T12:00:00Z' }, {}, 'over'],
  ['for a partner', { audience: 'partner' }, { isPartnerSale: true }, null],
  ['for a partner, sold by another', { audience: 'partner' }, { isStudent: true }, 'not_for_you'],
  ['for a student', { audience: 'student' }, { isStudent: true }, null],
  ['for a student, to a stranger', { audience: 'student' }, {}, 'not_for_you'],
  ['the last of all', { limits: { total: 4 } }, {}, null],
  ['after the last of all', { limits: { total: 3 } }, {}, 'exhausted'],
  ['the last of a buyer', { limits: { perBuyer: 2 } }, {}, null],
  ['after the last of a buyer', { limits: { perBuyer: 1, total: 3 } }, {}, 'used'],
])('a voucher %s', (_, rules, change, refusal) => {
  expect(judgeVoucher({ ...voucher, ...rules }, { ...facts, ...change })).toBe(refusal);
});

test.each([
  [100, 99_999, 100],
  [{ percent: 50 }, 298_800, 149_400],
  [{ percent: 33 }, 101, 33],
])('%j takes off %d: %d', (discount, standardAmount, taken) => {
  expect(getDiscount({ discount }, { standardAmount })).toBe(taken);
});

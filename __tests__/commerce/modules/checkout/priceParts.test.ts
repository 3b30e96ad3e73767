import fc from 'fast-check';
import type { Sale } from '@/commerce/modules/checkout/Sale';
import { priceParts } from '@/commerce/modules/checkout/orderParts';
import type { PaymentPart } from '@/contract/paymentParts';
import { calculateInstallments } from '@/domain/installments';

const sale: Sale = {
  type: 'direct',
  reference: null,
  leadId: 'f3a1c1de-0000-4000-8000-000000000001',
  business: 'meusucesso',
  productCode: 'ms',
  operation: 'BR',
  planId: 'ms-anual',
  voucher: null,
  offer: null,
  appliedVoucher: null,
  voucherUse: null,
  trial: null,
  planCode: 'ms-anual',
  planType: 'yearly',
  amount: 100000,
  currency: 'BRL',
  installments: { maximum: 12, tax: 0.02 },
  paymentMethods: ['credit-card', 'pix', 'credit-card+credit-card', 'credit-card+pix'],
  description: 'meuSucesso',
};

const card = (amount: number, installments = 1, principal?: number): PaymentPart => ({
  method: 'credit-card',
  amount,
  installments,
  ...(principal !== undefined && { principal }),
  cardCompany: 'visa',
  encryptedCard: 'aGVhZGVy.a2V5.aXY.dGV4dA.dGFn',
});
const pix = (amount: number): PaymentPart => ({ method: 'pix', amount });

const withInterest = (principal: number, installments: number) =>
  calculateInstallments(principal, principal, sale.installments)[installments - 1]?.totalValue ?? 0;

test('a single method pays the whole price, a card also the interest of its installments', () => {
  expect(priceParts(sale, [pix(100000)])).toEqual([100000]);
  expect(priceParts(sale, [card(0, 6)])).toEqual([withInterest(100000, 6)]);
});

test('a stored card counts as a card', () => {
  const stored: PaymentPart = {
    method: 'default-credit-card',
    amount: 100000,
    installments: 1,
    paymentProfileId: 'card_1',
  };
  expect(priceParts(sale, [stored])).toEqual([100000]);
});

test('interest is charged only on the card share that is paid in installments', () => {
  const parts = [card(0, 10, 60000), card(40000, 1, 40000)];
  expect(priceParts(sale, parts)).toEqual([withInterest(60000, 10), 40000]);
});

test('whatever the shares and installments, they add up to the price and its interest', () => {
  const installments = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 99900 }),
      installments,
      installments,
      (share, first, second) => {
        const rest = sale.amount - share;
        const totals = priceParts(sale, [card(0, first, share), card(0, second, rest)]);
        expect(totals).toEqual([withInterest(share, first), withInterest(rest, second)]);
      },
    ),
  );
});

test('no share is split into installments below the minimum of the provider', () => {
  const limited: Sale = { ...sale, installments: { maximum: 12, tax: 0, minimum: 500 } };
  expect(priceParts(limited, [card(1000, 2, 1000), card(99000, 12, 99000)])).toEqual([1000, 99000]);
  for (const [share, count] of [
    [100, 12],
    [999, 2],
    [1000, 3],
  ] as const)
    expect(() =>
      priceParts(limited, [card(share, count, share), card(100000 - share, 1, 100000 - share)]),
    ).toThrow(expect.objectContaining({ code: 'invalid_field' }));
});

test.each<[string, PaymentPart[], string]>([
  ['an unlisted method', [{ method: 'bankslip', amount: 100000 }], 'invalid_field'],
  ['an unlisted order', [pix(50000), card(50000)], 'invalid_field'],
  ['too small a share', [card(99901), pix(99)], 'invalid_field'],
  ['too many installments', [card(100000, 13)], 'invalid_field'],
  ['shares below the price', [card(50000), pix(49999)], 'price_changed'],
  ['shares above the price', [card(50000), pix(50001)], 'price_changed'],
])('%s is refused', (_, parts, code) => {
  expect(() => priceParts(sale, parts)).toThrow(expect.objectContaining({ code }));
});

import fc from 'fast-check';
import type { PaymentRequest } from '@/contract/paymentRequest';
import { price } from './buyers';

export type Tampering = (request: PaymentRequest) => object;

const amounts = fc.oneof(
  fc.constantFrom(
    0,
    1,
    price - 1,
    price + 1,
    price - 12_000,
    price - 40_800,
    73_200,
    68_400,
    18_720,
  ),
  fc.integer({ min: -1, max: 200_000 }),
);
const oddValues = fc.constantFrom<unknown>(null, '', '1', -1, 1.5, 1e15, [], {}, true);
const members = fc.constantFrom(
  'amount',
  'planId',
  'plan',
  'planType',
  'paymentMethods',
  'sfLeadId',
  'type',
  'operation',
  'business',
  'productCode',
);

const withAmounts = (request: PaymentRequest, total: number, part: number) => ({
  ...request,
  amount: total,
  paymentMethods: request.paymentMethods.map((first) => ({ ...first, amount: part })),
});

const amount = fc.tuple(amounts, amounts).map(
  ([total, part]): Tampering =>
    (request) =>
      withAmounts(request, total, part),
);

const sale = fc
  .record({
    amount: fc.oneof(amounts, fc.constant(price)),
    changes: fc.constantFrom<Partial<PaymentRequest>>(
      { planId: 'ms-essencial', plan: 'ms-essencial', planType: 'recurrency' },
      { planId: 'ms-essencial' },
      { plan: 'ms-essencial' },
      { voucher: 'MS120' },
      { voucher: 'msjana' },
      { voucher: 'BLACK61' },
      { voucher: 'PARCEIRO40', flowId: 'partner-40' },
      { voucher: '__proto__' },
      { offer: 'black-friday-61' },
      { offer: 'black-friday-61', voucher: 'MS120' },
      { flowId: 'partner-40', seller: 'franchising' },
      { flowId: 'black-friday' },
      { flowId: 'trial' },
      { operation: 'MZ' },
      { business: 'wiseup-online', productCode: 'wup', planId: 'wup-anual' },
      { business: 'medcof', productCode: 'medcof-revalida' },
      { type: 'invoice', referenceId: 'an-invoice-of-nobody' },
      { type: 'renew', referenceId: 'a-subscription-of-nobody' },
      { type: 'upgrade', referenceId: 'a-subscription-of-nobody' },
      { seller: 'ana', source: 'instagram' },
      { email: 'somebody.else@example.com' },
    ),
  })
  .map(
    ({ amount: total, changes }): Tampering =>
      (request) =>
        withAmounts({ ...request, ...changes }, total, total),
  );

const installments = fc
  .record({
    count: fc.integer({ min: 0, max: 25 }),
    principal: fc.oneof(amounts, fc.constant(price)),
  })
  .map(({ count, principal }): Tampering => (request) => ({
    ...request,
    paymentMethods: request.paymentMethods.map((part) => ({
      ...part,
      ...('installments' in part && { installments: count, principal }),
    })),
  }));

const shares = fc.tuple(amounts, amounts).map(([first, second]): Tampering => (request) => ({
  ...request,
  paymentMethods: [
    ...request.paymentMethods.map((part) => ({ ...part, amount: first, principal: first })),
    { method: 'pix', amount: second },
  ],
}));

const nonsense = fc
  .tuple(
    fc.oneof(members, fc.constantFrom('__proto__', 'constructor', 'price', 'discount')),
    oddValues,
  )
  .map(
    ([name, value]): Tampering =>
      (request) =>
        Object.fromEntries([...Object.entries(request), [name, value]]),
  );

export const tamperings: fc.Arbitrary<Tampering> = fc.oneof(
  amount,
  sale,
  installments,
  shares,
  nonsense,
);

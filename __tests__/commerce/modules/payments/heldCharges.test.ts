import fc from 'fast-check';
import type { Transaction } from '@/commerce/database/connect';
import { findDifferences, isWithoutMoney } from '@/commerce/modules/payments/alarms';
import type { Payment } from '@/commerce/modules/payments/Payment';
import type { Charge } from '@/commerce/providers/PaymentProvider';

const ordered = { id: 'charge', reference: 'part', amount: 114_000, currency: 'BRL' } as const;

const payment = {
  id: 'payment',
  currency: ordered.currency,
  parts: [
    { reference: 'other', position: 1, amount: 50_000, providerChargeId: 'charge of the other' },
    {
      reference: ordered.reference,
      position: 2,
      amount: ordered.amount,
      providerChargeId: 'charge',
    },
  ],
} as unknown as Payment;

const noCharge = {
  ...{ ...ordered, status: 'captured', declineReason: null, profileId: null, redirect: null },
  ...{ pix: null, bankSlip: null, mpesa: null },
} as const;
type Told = Pick<Charge, 'amount' | 'currency' | 'id' | 'status'>;

/** The database is asked only about a charge whose id is not known yet. */
const nothing = Object.create(null) as Transaction;
const noDatabase = new Proxy(nothing, {
  get: () => {
    throw new Error('The database was asked');
  },
});

const status = fc.constantFrom<Charge['status']>(
  'authorized',
  'captured',
  'pending',
  'requires_action',
  'expired',
  'declined',
  'voided',
  'refunded',
);

const told = fc.record({
  status,
  id: fc.oneof(
    fc.constant<string>(ordered.id),
    fc.constantFrom('charge of the other', 'Charge', ''),
  ),
  amount: fc.oneof(
    fc.constant<number>(ordered.amount),
    fc.integer({ min: 0, max: 300_000 }),
    fc.constantFrom(ordered.amount - 1, ordered.amount + 1, 50_000),
  ),
  currency: fc.constantFrom<Charge['currency']>('BRL', 'USD', 'MZN'),
});

const findKinds = async (said: Told) =>
  (await findDifferences(noDatabase, payment, { ...noCharge, ...said })).map(
    ({ expected, kind, part, received }) => [kind, part, expected, received],
  );

test('a charge counts only as it was ordered; one without money counts whatever amount it names', async () => {
  await fc.assert(
    fc.asyncProperty(told, async (said) => {
      const holdsMoney = !isWithoutMoney({ ...noCharge, ...said });
      const isOther = (isSame: boolean, kind: string, expected: unknown, received: unknown) =>
        isSame ? [] : [[kind, 2, String(expected), String(received)]];
      expect(await findKinds(said)).toEqual([
        ...isOther(said.id === ordered.id, 'charge_id', ordered.id, said.id),
        ...isOther(
          !holdsMoney || said.amount === ordered.amount,
          'amount',
          ordered.amount,
          said.amount,
        ),
        ...isOther(
          !holdsMoney || said.currency === ordered.currency,
          'currency',
          ordered.currency,
          said.currency,
        ),
      ]);
    }),
    { numRuns: 500 },
  );
});

test('the ends without money are exactly four', () => {
  fc.assert(
    fc.property(status, (said) => {
      const ends = ['declined', 'expired', 'voided', 'refunded'];
      expect(isWithoutMoney({ ...noCharge, status: said })).toBe(ends.includes(said));
    }),
  );
});

import fc from 'fast-check';
import { derivePartState } from '@/commerce/modules/payments/applyCharge';
import {
  derivePaymentState,
  findStatePath,
  partTransitionsByState,
} from '@/commerce/modules/payments/paymentStates';
import type { Part, PartState } from '@/commerce/modules/payments/Payment';
import { readMoneyBack } from '@/commerce/modules/payments/refunds/moneyBack';
import type { Charge } from '@/commerce/providers/PaymentProvider';

const amount = 1_000;
type Known = Pick<Part, 'dispute' | 'refundedAmount' | 'state'>;
type Said = Pick<Charge, 'dispute' | 'refunds' | 'status'>;

const noCharge = {
  ...{ id: 'charge', reference: 'part', amount, currency: 'BRL', declineReason: null },
  ...{ profileId: null, redirect: null, pix: null, bankSlip: null, mpesa: null },
} as const;

function hear(known: Known, said: Said): Known {
  const charge = { ...noCharge, ...said };
  const to = derivePartState(charge.status, known.state);
  const path = findStatePath<PartState>(partTransitionsByState, known.state, to);
  return { ...readMoneyBack(known, charge), state: path?.at(-1) ?? known.state };
}

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
const dispute = fc.constantFrom(null, 'open' as const, 'won' as const, 'lost' as const);
const refunds = fc.array(
  fc.record({ reference: fc.constant(null), amount: fc.integer({ min: 1, max: amount }) }),
  { maxLength: 3 },
);
const reports = fc.array(fc.record({ status, dispute, refunds }), { maxLength: 12 });

test('refunds and disputes never go back, whatever the provider reports in whatever order', () => {
  fc.assert(
    fc.property(reports, (list) => {
      let known: Known = { state: 'processing', dispute: null, refundedAmount: 0 };
      for (const said of list) {
        const next = hear(known, said);
        expect(next.refundedAmount).toBeGreaterThanOrEqual(known.refundedAmount);
        expect(next.refundedAmount).toBeLessThanOrEqual(amount);
        if (known.state === 'refunded') expect(next.state).toBe('refunded');
        if (known.dispute === 'won' || known.dispute === 'lost')
          expect(next.dispute).toBe(known.dispute);
        if (known.dispute === 'open') expect(next.dispute).not.toBeNull();
        known = next;
      }
    }),
  );
});

test('a partly refunded part stays paid, and so does its payment', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: amount - 1 }), (back) => {
      const known = { state: 'paid', dispute: null, refundedAmount: 0 } as const;
      const said = { status: 'captured', refunds: [{ reference: null, amount: back }] } as const;
      const next = hear(known, said);
      expect(next).toEqual({ ...known, refundedAmount: back });
      expect(derivePaymentState([next.state])).toBe('paid');
    }),
  );
});

test.each<[Said, Partial<Known>]>([
  [
    { status: 'captured', dispute: 'open' },
    { state: 'paid', dispute: 'open' },
  ],
  [
    { status: 'captured', dispute: 'won' },
    { state: 'paid', dispute: 'won' },
  ],
  [
    { status: 'refunded', dispute: 'lost' },
    { state: 'refunded', dispute: 'lost', refundedAmount: amount },
  ],
])('a paid part after the report %j', (said, end) => {
  const known = { state: 'paid', dispute: null, refundedAmount: 0 } as const;
  expect(hear(known, said)).toMatchObject(end);
});

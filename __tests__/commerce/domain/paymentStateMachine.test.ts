import { paymentMoves, pathBetween } from '@/commerce/domain/paymentStateMachine';
import { paymentStates, type PaymentState } from '@/contract/enumerations';

/** The way from each state to each it can reach (design section 8); every other pair has none. */
const ways: Record<PaymentState, Partial<Record<PaymentState, string>>> = {
  created: {
    processing: 'processing',
    requires_action: 'processing requires_action',
    pending: 'processing pending',
    paid: 'processing paid',
    declined: 'processing declined',
    expired: 'processing pending expired',
    refunded: 'processing paid refunded',
  },
  processing: {
    requires_action: 'requires_action',
    pending: 'pending',
    paid: 'paid',
    declined: 'declined',
    expired: 'pending expired',
    refunded: 'paid refunded',
  },
  requires_action: {
    pending: 'pending',
    paid: 'paid',
    declined: 'declined',
    expired: 'expired',
    refunded: 'paid refunded',
  },
  pending: { paid: 'paid', expired: 'expired', refunded: 'paid refunded' },
  paid: { refunded: 'refunded' },
  declined: { paid: 'paid', refunded: 'paid refunded' },
  expired: { paid: 'paid', refunded: 'paid refunded' },
  refunded: {},
};

const pairs = paymentStates.flatMap((from) => paymentStates.map((to) => [from, to] as const));

test.each(pairs)('%s to %s', (from, to) => {
  const expected = from === to ? '' : ways[from][to];
  expect(pathBetween(paymentMoves, from, to)?.join(' ')).toBe(expected);
});

test('nothing leads back to a state before the result', () => {
  for (const state of ['paid', 'declined', 'expired', 'refunded'] as const) {
    const next: readonly PaymentState[] = paymentMoves[state];
    expect(next.every((to) => to === 'paid' || to === 'refunded')).toBe(true);
  }
});

import { audit, findDifferences, findDoubled, type PartRow } from '@/faults/checker';
import { createFigure, createLimitFigure } from '@/faults/Scenario';

const part: PartRow = {
  token: 'token',
  purchaseId: 'purchase',
  leadId: 'lead',
  idempotencyKey: 'key',
  paymentState: 'paid',
  planId: 'ms-anual',
  reference: 'payment',
  state: 'paid',
  method: 'credit-card',
  amount: '1000',
  installments: 1,
  chargeId: 'ch_1',
  pixTxid: null,
  isUnsettled: false,
};

const captured = { kind: 'captured', paymentId: 'payment', amount: 1000 };
const refunded = { ...captured, kind: 'refunded' };
const created = { ...captured, kind: 'created' };

test.each([
  ['captured and paid', 'paid', [created, captured], false],
  ['captured and not known', 'processing', [created, captured], true],
  ['paid without a capture', 'paid', [created], true],
  ['refunded', 'refunded', [captured, refunded], false],
  ['refunded and not known', 'paid', [captured, refunded], true],
  ['lost in a dispute', 'refunded', [captured, { ...captured, kind: 'dispute_lost' }], false],
  ['won in a dispute', 'paid', [captured, { ...captured, kind: 'dispute_won' }], false],
  ['never created', 'declined', [], false],
  ['of another amount', 'paid', [{ ...captured, amount: 999 }], true],
  ['of nobody', 'paid', [captured, { ...captured, paymentId: 'other' }], true],
])('a charge %s', (_name, state, ledger, differs) => {
  expect(findDifferences({ parts: [{ ...part, state }], ledger }).length > 0).toBe(differs);
});

test('a purchase is charged twice by two captured payments, and by one that is captured twice', () => {
  const other = { ...part, reference: 'other' };
  const ledger = [captured, { ...captured, paymentId: 'other' }];
  expect(findDoubled({ parts: [part, other], ledger })).toEqual(['purchase']);
  expect(findDoubled({ parts: [part], ledger: [captured, captured] })).toEqual(['purchase']);
  expect(findDoubled({ parts: [part, other], ledger: [captured, refunded] })).toEqual([]);
});

test('a purchase captured twice is found even after a refund', () => {
  const ledger = [captured, refunded, { ...captured, paymentId: 'other' }];
  const parts = [
    { ...part, state: 'refunded' },
    { ...part, reference: 'other' },
  ];
  expect(audit({ parts, ledger }).map(({ missed }) => missed)).toEqual([1, 0, 0]);
});

test('a figure is missed by the number neither done nor allowed', () => {
  expect(createFigure('all', 10, 9)).toMatchObject({ missed: 1 });
  expect(createFigure('all but one', 10, 9, 1)).toMatchObject({ missed: 0 });
  expect(createFigure('at least', 10, 12)).toMatchObject({ missed: 0 });
});

test('a limit is missed by the amount measured beyond it', () => {
  expect(createLimitFigure('ms', 100, 99.2)).toMatchObject({ asked: 100, done: 100, missed: 0 });
  expect(createLimitFigure('ms', 100, 100.5)).toMatchObject({ done: 101, missed: 1 });
});

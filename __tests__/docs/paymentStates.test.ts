import { readFileSync } from 'node:fs';
import type { PartState } from '@/commerce/modules/payments/Payment';
import {
  partTransitionsByState,
  paymentTransitionsByState,
} from '@/commerce/modules/payments/paymentStates';
import { readMoneyBack } from '@/commerce/modules/payments/refunds/moneyBack';
import type { Charge } from '@/commerce/providers/PaymentProvider';
import type { PaymentState } from '@/contract/enumerations';

const [ofPayment = '', ofPart = ''] = Array.from(
  readFileSync('docs/architecture.md', 'utf8').matchAll(
    /^```mermaid\nstateDiagram-v2\n(.*?)^```$/gms,
  ),
  ([, drawing = '']) => drawing,
);

const listMoves = (drawing: string, indent: number) =>
  Array.from(
    drawing.matchAll(new RegExp(`^ {${indent}}(\\w+) --> (\\w+)(?::.*)?$`, 'gm')),
    ([, from = '', to = '']) => `${from} --> ${to}`,
  ).sort();

const listNested = (state: string) =>
  listMoves(new RegExp(`^  state ${state} \\{\\n(.*?)^  \\}$`, 'ms').exec(ofPayment)?.[1] ?? '', 4);

const listLegal = (moves: Record<string, readonly (PartState | PaymentState)[]>) =>
  Object.entries(moves)
    .flatMap(([from, states]) => states.map((to) => `${from} --> ${to}`))
    .sort();

test('docs/architecture.md shows the same payment transitions as the code', () => {
  expect(listMoves(ofPayment, 2)).toEqual(listLegal(paymentTransitionsByState));
});

test('it shows the same transitions of a part as the code', () => {
  expect(listMoves(ofPart, 2)).toEqual(listLegal(partTransitionsByState));
});

test('a charge that differs holds a payment that is unanswered or waits', () => {
  expect(listNested('processing')).toEqual([
    'asked --> held_unanswered',
    'held_unanswered --> asked',
  ]);
  expect(listNested('pending')).toEqual(['held_open --> open', 'open --> held_open']);
});

type MoneyBack = ReturnType<typeof readMoneyBack>;

const amount = 1_000;
const noCharge = {
  ...{ id: 'charge', reference: 'part', amount, currency: 'BRL', declineReason: null },
  ...{ profileId: null, redirect: null, pix: null, bankSlip: null, mpesa: null },
} as const;

const reports = [[], [400], [400, 300]].flatMap((refunded) =>
  [null, 'open' as const, 'won' as const].map((dispute): Charge => ({
    ...noCharge,
    status: 'captured',
    dispute,
    refunds: refunded.map((back) => ({ reference: null, amount: back })),
  })),
);

function nameOf({ dispute, refundedAmount }: MoneyBack): string {
  if (dispute === 'open') return 'disputed';
  return refundedAmount > 0 ? 'partly_refunded' : 'whole';
}

/** Every move that a report of the provider can make, from a payment that was just paid. */
function listReported(): string[] {
  const moves = new Set<string>();
  const seen = new Map<string, MoneyBack>();
  const visit = (known: MoneyBack) => {
    const key = JSON.stringify(known);
    if (seen.has(key)) return;
    seen.set(key, known);
    for (const report of reports) {
      const next = readMoneyBack(known, report);
      const [from, to] = [nameOf(known), nameOf(next)];
      const isRefunded = next.refundedAmount > known.refundedAmount && to !== 'disputed';
      if (from !== to || isRefunded) moves.add(`${from} --> ${to}`);
      visit(next);
    }
  };
  visit({ dispute: null, refundedAmount: 0 });
  return [...moves].sort();
}

test('it shows the refunds and disputes that a paid payment can have', () => {
  expect(listNested('paid')).toEqual(listReported());
});

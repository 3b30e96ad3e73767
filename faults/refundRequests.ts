import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { isEqual } from 'es-toolkit';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { RefundLink } from '@/contract/refund';
import { buildPath, paths } from '@/contract/paths';
import { price } from './buyers';
import { type Answer, send, sendUntilAnswered } from './client';
import type { PartRow } from './checker';
import type { FaultSystem } from './system';

const desks = ['desk-1', 'desk-2'] as const;
type Desk = (typeof desks)[number];

const deskKeys: Record<Desk, string> = {
  'desk-1': randomBytes(32).toString('base64url'),
  'desk-2': randomBytes(32).toString('base64url'),
};

const hash = (key: string) => createHash('sha256').update(key).digest('hex');

export const deskVariables = {
  OPERATOR_KEYS: desks.map((desk) => `${desk}=${hash(deskKeys[desk])}`).join(),
  LIMITS: 'refunds-per-operator=1000000,refunded-per-operator=9999999',
};

interface RefundRequest {
  by: Desk | 'buyer';
  /** Minor units; null: all that is left. */
  amount: number | null;
}

const half = price / 2;
const most = 0.6 * price;

const contests: readonly { asks: readonly RefundRequest[]; totals: readonly number[] }[] = [
  { asks: [{ by: 'desk-1', amount: null }], totals: [price] },
  {
    asks: [
      { by: 'desk-1', amount: 12_345 },
      { by: 'desk-2', amount: 23_456 },
    ],
    totals: [12_345 + 23_456],
  },
  // A buyer with two tabs.
  {
    asks: [
      { by: 'buyer', amount: null },
      { by: 'buyer', amount: null },
    ],
    totals: [price],
  },
  {
    asks: [
      { by: 'desk-1', amount: most },
      { by: 'desk-2', amount: most },
    ],
    totals: [most],
  },
  {
    asks: [
      { by: 'buyer', amount: null },
      { by: 'desk-2', amount: null },
    ],
    totals: [price],
  },
  {
    asks: [
      { by: 'desk-1', amount: half },
      { by: 'desk-2', amount: half },
    ],
    totals: [price],
  },
];

interface SentRefundRequest extends RefundRequest {
  key: string;
}

export interface Refunding {
  part: PartRow;
  asks: readonly SentRefundRequest[];
  totals: readonly number[];
  refundToken: string;
}

const Shown = Type.Object({ refundToken: Type.String() });

/**
 * Plans the refund requests for these payments, one contest each.
 * @throws Error when one of them has no refund link
 */
export function planRefunds(
  { commerceUrl }: FaultSystem,
  paid: readonly PartRow[],
): Promise<Refunding[]> {
  return Promise.all(
    paid.map(async (part, index) => {
      const shown = await send(`${commerceUrl}${buildPath(paths.payment, { token: part.token })}`);
      const { refundToken } = Value.Parse(Shown, JSON.parse(shown.text));
      const { asks, totals } = contests[index % contests.length] ?? { asks: [], totals: [] };
      const keyed = asks.map((ask) => ({ ...ask, key: randomUUID() }));
      return { part, asks: keyed, totals, refundToken };
    }),
  );
}

interface Outcome {
  status: number;
  back: readonly (number | null)[] | boolean;
}

/**
 * Uses the request's idempotency key as the desk's reason, in letters: digits may pass for a card
 * number, which commerce refuses.
 */
const toReason = (key: string) =>
  key.replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

const History = Type.Object({
  history: Type.Array(
    Type.Object({
      why: Type.Union([Type.String(), Type.Null()]),
      amount: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
});
const Standing = Type.Pick(RefundLink, ['amount', 'state']);

function readOutcome({ by, key }: SentRefundRequest, { status, text }: Answer): Outcome {
  if (status !== 200) return { status, back: false };
  const body: unknown = JSON.parse(text);
  if (by === 'buyer') {
    const { state } = Value.Parse(Standing, body);
    return { status, back: state === 'asked' || state === 'done' };
  }
  const own = Value.Parse(History, body).history.filter(({ why }) => why === toReason(key));
  return { status, back: own.map(({ amount }) => amount) };
}

/** An operator's request, repeated until it is answered. */
export function askAtDesk(
  { commerceUrls }: Pick<FaultSystem, 'commerceUrls'>,
  { method, token }: Pick<PartRow, 'method' | 'token'>,
  { amount, by, key }: { amount: number | null; by: Desk; key: string },
): Promise<Answer> {
  return sendUntilAnswered(commerceUrls, buildPath(paths.operatorRefund, { id: token }), {
    key,
    headers: { authorization: `Bearer ${deskKeys[by]}` },
    body: {
      reason: toReason(key),
      ...(amount !== null && { amount }),
      ...(method === 'bankslip' && { pixKey: 'payer@example.com' }),
    },
  });
}

async function ask(
  system: FaultSystem,
  { part, refundToken }: Refunding,
  sent: SentRefundRequest,
): Promise<Outcome> {
  const { amount, by, key } = sent;
  const answer =
    by === 'buyer'
      ? await sendUntilAnswered(
          system.commerceUrls,
          buildPath(paths.refund, { token: refundToken }),
          { key, body: part.method === 'bankslip' ? { pixKey: 'email' } : {} },
        )
      : await askAtDesk(system, part, { amount, by, key });
  return readOutcome(sent, answer);
}

/**
 * Sends all refund requests of a payment at the same moment, each twice. @returns the answers by
 * request
 */
export const sendAtOnce = (system: FaultSystem, refunding: Refunding): Promise<Outcome[][]> =>
  Promise.all(
    refunding.asks.map((sent) =>
      Promise.all([ask(system, refunding, sent), ask(system, refunding, sent)]),
    ),
  );

/** Repeats the requests. @returns how many answers equal both earlier ones */
export async function countAlike(
  system: FaultSystem,
  refunding: Refunding,
  before: readonly Outcome[][],
): Promise<number> {
  const again = await Promise.all(refunding.asks.map((sent) => ask(system, refunding, sent)));
  return again.filter((outcome, index) => before[index]?.every((known) => isEqual(known, outcome)))
    .length;
}

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { isEqual } from 'es-toolkit';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { RefundLink } from '@/contract/refund';
import { buildPath, paths } from '@/contract/paths';
import { price } from './buyers';
import { type Answer, send, sendUntilAnswered } from './client';
import type { PartRow } from './oracle';
import type { FaultSystem } from './system';

const desks = ['desk-1', 'desk-2'] as const;
type Desk = (typeof desks)[number];

/** Made at each run, as an operator's key is; commerce is told its hash. */
const deskKeys: Record<Desk, string> = {
  'desk-1': randomBytes(32).toString('base64url'),
  'desk-2': randomBytes(32).toString('base64url'),
};

const hash = (key: string) => createHash('sha256').update(key).digest('hex');

/** What lets both desks give back as much as they like. */
export const deskVariables = {
  OPERATOR_KEYS: desks.map((desk) => `${desk}=${hash(deskKeys[desk])}`).join(),
  LIMITS: 'refunds-per-operator=1000000,refunded-per-operator=9999999',
};

/** Somebody asks for money of a payment, with a key of their own. */
interface Ask {
  by: Desk | 'buyer';
  /** Minor units; null: all that is left. */
  amount: number | null;
}

const half = price / 2;
const most = 0.6 * price;

/** Who asks at the same moment, and how much may go back of it in the end, in minor units. */
const contests: readonly { asks: readonly Ask[]; totals: readonly number[] }[] = [
  { asks: [{ by: 'desk-1', amount: null }], totals: [price] },
  {
    asks: [
      { by: 'desk-1', amount: 12_345 },
      { by: 'desk-2', amount: 23_456 },
    ],
    totals: [12_345 + 23_456],
  },
  // A buyer has two tabs.
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

/** An ask as it is sent, again and again. */
interface SentAsk extends Ask {
  key: string;
}

/** A paid payment, and what is asked of it. */
export interface Refunding {
  part: PartRow;
  asks: readonly SentAsk[];
  /** Any of which may have gone back in the end, in minor units. */
  totals: readonly number[];
  /** Opens the buyer's page. */
  refundToken: string;
}

const Shown = Type.Object({ refundToken: Type.String() });

/**
 * What is to be asked of these payments, a contest each.
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

/** What an answer says of an ask: the same, however often it is asked. */
interface Outcome {
  status: number;
  /** Of an operator's ask what goes back for it, by part; of a buyer's whether all does. */
  back: readonly (number | null)[] | boolean;
}

/** What a desk gives as its reason: its key, in letters, since digits may pass for a card's, which is refused. */
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

function readOutcome({ by, key }: SentAsk, { status, text }: Answer): Outcome {
  if (status !== 200) return { status, back: false };
  const body: unknown = JSON.parse(text);
  if (by === 'buyer') {
    const { state } = Value.Parse(Standing, body);
    return { status, back: state === 'asked' || state === 'done' };
  }
  const own = Value.Parse(History, body).history.filter(({ why }) => why === toReason(key));
  return { status, back: own.map(({ amount }) => amount) };
}

/** Asks for a refund with its key until it is answered. */
async function ask(
  { commerceUrls }: FaultSystem,
  { part, refundToken }: Refunding,
  sent: SentAsk,
): Promise<Outcome> {
  const { amount, by, key } = sent;
  const isSlip = part.method === 'bankslip';
  const answer =
    by === 'buyer'
      ? await sendUntilAnswered(commerceUrls, buildPath(paths.refund, { token: refundToken }), {
          key,
          body: isSlip ? { pixKey: 'email' } : {},
        })
      : await sendUntilAnswered(commerceUrls, buildPath(paths.operatorRefund, { id: part.token }), {
          key,
          headers: { authorization: `Bearer ${deskKeys[by]}` },
          body: {
            reason: toReason(key),
            ...(amount !== null && { amount }),
            ...(isSlip && { pixKey: 'payer@example.com' }),
          },
        });
  return readOutcome(sent, answer);
}

/** All asks of a payment at the same moment, each twice. @returns by ask, what was answered */
export const askAtOnce = (system: FaultSystem, refunding: Refunding): Promise<Outcome[][]> =>
  Promise.all(
    refunding.asks.map((sent) =>
      Promise.all([ask(system, refunding, sent), ask(system, refunding, sent)]),
    ),
  );

/** Asks again. @returns of how many the answer is the same as it was each time */
export async function countAlike(
  system: FaultSystem,
  refunding: Refunding,
  before: readonly Outcome[][],
): Promise<number> {
  const again = await Promise.all(refunding.asks.map((sent) => ask(system, refunding, sent)));
  return again.filter((outcome, index) => before[index]?.every((known) => isEqual(known, outcome)))
    .length;
}

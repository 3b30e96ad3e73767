import { randomUUID } from 'node:crypto';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { paths } from '@/contract/paths';
import type { PaymentRequest } from '@/contract/paymentRequest';
import { createPaymentRequest } from '@/testing/requests';
import { sales } from '@/testing/sales';
import {
  type Buyer,
  createBuyer,
  createPart,
  type EncryptCards,
  openCardEncryption,
  type Way,
} from './buyers';
import { type Answer, send, sendPatiently } from './client';
import { inParallel } from './inParallel';
import { type Records, findUnsettled, readRecords, readParts, settle } from './checker';
import { createFigure, createTimingFigure, type Figure } from './Scenario';
import { chooseCommerce, type FaultSystem } from './system';

const answerLimitMs = 10_000;
const allowedFailures = 0.05;

const allWays: readonly Way[] = ['card', 'pix', 'bankslip'];

export interface Order {
  buyer: Buyer;
  request: PaymentRequest;
  encrypt: EncryptCards;
}

export async function createOrders(
  system: FaultSystem,
  count: number,
  ways: readonly Way[] = allWays,
): Promise<Order[]> {
  const encrypt = await openCardEncryption(system);
  return inParallel(Array.from({ length: count }), 8, async (_, index) => {
    const buyer = await createBuyer(system);
    const part = createPart(ways[index % ways.length] ?? 'card');
    return { buyer, encrypt, request: createPaymentRequest(buyer, sales.ms, [part]) };
  });
}

export const requestFault = ({ sandboxUrl }: FaultSystem, body: object) =>
  send(`${sandboxUrl}/faults`, { body });

export const endFaults = ({ sandboxUrl }: FaultSystem) =>
  send(`${sandboxUrl}/faults`, { method: 'DELETE' });

const Hits = Type.Array(
  Type.Object({ target: Type.String(), subject: Type.Union([Type.String(), Type.Null()]) }),
);

export async function listHits({ sandboxUrl }: FaultSystem): Promise<Static<typeof Hits>> {
  const { text } = await send(`${sandboxUrl}/faults/hits`);
  return Value.Parse(Hits, JSON.parse(text));
}

const createTry = async (system: FaultSystem, { encrypt, request }: Order) => {
  const key = randomUUID();
  const call = { body: await encrypt(request, key), key };
  return [`${chooseCommerce(system)}${paths.paymentV2}`, call] as const;
};

export const pay = async (system: FaultSystem, order: Order): Promise<Answer> =>
  send(...(await createTry(system, order)));

export const payPatiently = async (system: FaultSystem, order: Order) =>
  sendPatiently(...(await createTry(system, order)));

export async function payAtBanks(system: FaultSystem, orders: readonly Order[]): Promise<void> {
  const leadIds = new Set(orders.map(({ buyer }) => buyer.leadId));
  const open = (await readParts(system)).filter(
    ({ leadId, state }) => state === 'pending' && leadIds.has(leadId),
  );
  await inParallel(open, 8, ({ pixTxid, reference }) =>
    send(`${system.sandboxUrl}/${pixTxid ? `pix/${pixTxid}` : `bankslips/${reference}`}/pay`, {
      method: 'POST',
    }),
  );
}

function findPayable({ parts }: Records, tokens: ReadonlySet<string | undefined>): Set<string> {
  const wellStates = ['paid', 'pending'];
  return new Set(
    parts
      .filter(({ paymentState, token }) => tokens.has(token) && wellStates.includes(paymentState))
      .map(({ token }) => token),
  );
}

/** Lets buyers without a payment try once more. @returns how many of all buyers have one now. */
async function countAble(
  system: FaultSystem,
  orders: readonly Order[],
  first: readonly Answer[],
  records: Records,
): Promise<number> {
  const able = findPayable(records, new Set(first.map(({ body }) => body.token)));
  const left = orders.filter((_, index) => !able.has(first[index]?.body.token ?? ''));
  const again = await inParallel(left, 16, (order) => pay(system, order));
  const later = findPayable(
    await readRecords(system),
    new Set(again.map(({ body }) => body.token)),
  );
  return orders.length - left.length + later.size;
}

export async function createOrderFigures(
  system: FaultSystem,
  name: string,
  orders: readonly Order[],
  answers: readonly Answer[],
): Promise<Figure[]> {
  const count = orders.length;
  const inTime = answers.filter(({ status, took }) => status !== 0 && took <= answerLimitMs);
  const records = await settle(system);
  const unsettled = findUnsettled(records).length;
  const late = records.late.length;
  const able = await countAble(system, orders, answers, records);
  return [
    createTimingFigure(`${name}: answered within 10 s`, count, inTime.length),
    createTimingFigure(`${name}: settled within 30 s`, count, count - late),
    createFigure(`${name}: settled`, count, count - unsettled),
    createFigure(`${name}: able to pay next`, count, able, Math.floor(count * allowedFailures)),
  ];
}

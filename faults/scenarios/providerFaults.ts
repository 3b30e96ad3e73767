import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Value } from 'typebox/value';
import { buildPath, paths } from '@/contract/paths';
import { CardKey } from '@/contract/cardKey';
import { productKeys } from '@/services/checkout/productKeys';
import { poll } from '@/testing/eventually';
import { createPaymentRequest } from '@/testing/requests';
import { sales } from '@/testing/sales';
import { createCardEncryption, createPart } from '../buyers';
import { type Answer, send } from '../client';
import { readParts } from '../checker';
import {
  createOrderFigures,
  createOrders,
  endFaults,
  listHits,
  type Order,
  pay,
  payAtBanks,
  requestFault,
} from '../orders';
import {
  createFigure,
  createTimingFigure,
  type Figure,
  type Scenario,
  takeShare,
} from '../Scenario';
import { chooseCommerce, type FaultSystem } from '../system';

const buyersPerFault = 50;
const keyFreshMs = 60_000;
/**
 * Commerce sends one request for all callers that wait meanwhile, so buyers come one after the other
 * and each causes a request.
 */
const keyEveryMs = 100;
const keyLimitMs = 1_000;

interface PassingFault {
  name: string;
  fault: { target: string; fault: string; delayMs?: number };
}

const createFault = (
  name: string,
  target: string,
  fault: string,
  delayMs?: number,
): PassingFault => ({
  name,
  fault: { target, fault, ...(delayMs !== undefined && { delayMs }) },
});

const passingFaults: readonly PassingFault[] = [
  createFault('charges 3 s late', 'charges', 'delay', 3_000),
  createFault('charges 12 s late', 'charges', 'delay', 12_000),
  createFault('charges 25 s late', 'charges', 'delay', 25_000),
  createFault('charges answered 503', 'charges', 'error'),
  createFault('charges dropped before', 'charges', 'drop-before'),
  createFault('charges dropped after', 'charges', 'drop-after'),
  createFault('webhooks late', 'webhooks', 'delay', 3_000),
  createFault('webhooks not sent', 'webhooks', 'error'),
  createFault('webhooks dropped before', 'webhooks', 'drop-before'),
  createFault('webhooks dropped after', 'webhooks', 'drop-after'),
  createFault('webhooks twice', 'webhooks', 'duplicate'),
  createFault('keys away', 'keys', 'error'),
  createFault('SMS away', 'sms', 'drop-after'),
];

const loadCardKey = (commerceUrl: string): Promise<Answer> =>
  send(`${commerceUrl}${paths.cardKey}`);

async function encryptSerially(
  system: FaultSystem,
  orders: readonly Order[],
): Promise<{ orders: Order[]; figures: Figure[] }> {
  const encrypted: Order[] = [];
  let served = 0;
  for (const order of orders) {
    const answer = await loadCardKey(chooseCommerce(system));
    const key: unknown = answer.status === 200 ? JSON.parse(answer.text) : undefined;
    if (Value.Check(CardKey, key)) {
      const request = createPaymentRequest(order.buyer, sales.ms, [createPart('card')]);
      encrypted.push({ ...order, encrypt: createCardEncryption(key), request });
      if (answer.took <= keyLimitMs) served += 1;
    } else encrypted.push(order);
    await wait(keyEveryMs);
  }
  const figures = [createTimingFigure('keys away: card keys within 1 s', orders.length, served)];
  return { orders: encrypted, figures };
}

const codeEveryMs = 1_000;
const codeTries = 10;

async function askForCode({ commerceUrl }: FaultSystem, { buyer }: Order): Promise<void> {
  const key = randomUUID();
  const url = `${commerceUrl}${buildPath(paths.phoneCode, { leadId: buyer.leadId })}`;
  for (let tries = 0; tries < codeTries; tries += 1) {
    const { status } = await send(url, { body: productKeys.ms, key });
    if (status > 0 && status < 429) return;
    await wait(codeEveryMs);
  }
}

async function countAffected(
  system: FaultSystem,
  { fault: { target } }: PassingFault,
  orders: readonly Order[],
): Promise<number> {
  const hits = (await listHits(system)).filter((hit) => hit.target === target);
  // Commerce requests the card key for no buyer in particular.
  if (target === 'keys') return Math.min(orders.length, hits.length);
  const leadIds = new Map((await readParts(system)).map((part) => [part.reference, part.leadId]));
  const met = new Set(hits.map(({ subject }) => leadIds.get(subject ?? '') ?? subject));
  return orders.filter(({ buyer }) => met.has(buyer.leadId) || met.has(buyer.phone)).length;
}

const sendMs = 10_000;
const lookEveryMs = 250;

/** Waits until every buyer has met the fault, up to a limit. @returns how many have */
const waitForAffected = (...asked: Parameters<typeof countAffected>): Promise<number> =>
  poll(
    () => countAffected(...asked),
    (met) => met >= asked[2].length,
    { timeoutMs: sendMs, intervalMs: lookEveryMs },
  );

async function payAtOnce(system: FaultSystem, orders: readonly Order[]): Promise<Answer[]> {
  const answers = await Promise.all(
    orders.map(async (order) => {
      const [answer] = await Promise.all([pay(system, order), askForCode(system, order)]);
      return answer;
    }),
  );
  await payAtBanks(system, orders);
  return answers;
}

async function meetFault(
  system: FaultSystem,
  passing: PassingFault,
  count: number,
): Promise<Figure[]> {
  const { fault, name } = passing;
  const created = await createOrders(system, count);
  // Without a number: retries left over from an earlier fault must not use it up.
  await requestFault(system, { ...fault, each: true });
  const { figures, orders } =
    fault.target === 'keys'
      ? await encryptSerially(system, created)
      : { figures: [], orders: created };
  const answers = await payAtOnce(system, orders);
  const fared = await createOrderFigures(system, name, orders, answers);
  // Pays the codes that became certain since, or that come from a second try.
  await payAtBanks(system, orders);
  const met = await waitForAffected(system, passing, orders);
  await endFaults(system);
  return [createFigure(`${name}: faults met`, count, met), ...figures, ...fared];
}

export const providerFaults: Scenario = {
  name: 'provider faults',
  async run(system, share) {
    const count = takeShare(buyersPerFault, share);
    const figures: Figure[] = [];
    // Not judged: the first crowd waits for code that a fresh process has yet to compile.
    await payAtOnce(system, await createOrders(system, count));
    await Promise.all(system.commerceUrls.map(loadCardKey));
    const stale = wait(keyFreshMs);
    for (const passing of passingFaults) {
      // While its copy of the key is fresh, commerce would not notice that the provider has none.
      if (passing.fault.target === 'keys') await stale;
      figures.push(...(await meetFault(system, passing, count)));
    }
    return figures;
  },
};

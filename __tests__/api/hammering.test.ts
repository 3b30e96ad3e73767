import type { LightMyRequestResponse } from 'fastify';
import { sql, type SQL } from 'drizzle-orm';
import { inTransaction, type OpenDatabase, type Transaction } from '@/commerce/database/connect';
import type { CustomOffer } from '@/contract/customOffer';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { TestLocations } from '@/contract/testLocation';
import { encryptedCard } from '@/testing/requests';
import {
  createLead,
  leadBody,
  openConnections,
  paymentBody,
  post,
} from '../support/commerceRequests';
import { patientDatabase } from '../support/commerceOptions';
import { connectPatiently } from '../support/connectPatiently';
import { createSample } from '../support/paidLater';
import { startTestCommerce, type TestCommerce } from '../support/startTestCommerce';
import { cpfs, createLiveloCalls, sale } from './livelo/support';

let commerce: TestCommerce;
let otherProcess: OpenDatabase;

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const database = { ...patientDatabase, statementTimeoutMs: 240_000, connectTimeoutMs: 240_000 };

beforeAll(async () => {
  commerce = await startTestCommerce({ database });
  await openConnections(commerce.app);
  otherProcess = connectPatiently(commerce.database.url);
});
afterAll(async () => {
  await otherProcess.close();
  await commerce.stop();
});

type Call = () => Promise<LightMyRequestResponse>;

interface Target {
  call: Call;
  lock: SQL;
}

const lockName = (name: string) => sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;

async function targetPhone(): Promise<Target> {
  const phone = '+5511980000001';
  const leadId = await createLead(commerce.app, { phone });
  await post(commerce.app, buildPath(paths.phoneCode, { leadId }), sale);
  const code = commerce.sms.codeFor(phone) === '123456' ? '654321' : '123456';
  const url = buildPath(paths.phoneValidation, { leadId });
  return { call: () => post(commerce.app, url, { ...sale, code }), lock: lockName(phone) };
}

async function targetPurchase(): Promise<Target> {
  const leadId = await createLead(commerce.app);
  const call = () => post(commerce.app, paths.paymentV2, paymentBody(leadId));
  commerce.provider.nextCardStatuses = ['declined'];
  await call();
  return { call, lock: sql`select id from purchases where lead_id = ${leadId} for update` };
}

async function targetPlace(): Promise<Target> {
  const network = { brand: 'numberone', country: 'BR' };
  const places = await commerce.app.inject({ url: paths.testLocations, query: network });
  const [place] = places.json<TestLocations>().testLocations;
  const body = paymentBody(await createLead(commerce.app));
  const { token } = (await post(commerce.app, paths.paymentV2, body)).json<PaymentResponse>();
  const id = place?.id ?? '';
  const booking = { ...network, token, startsAt: place?.sessions[0]?.startsAt };
  return {
    call: () => post(commerce.app, buildPath(paths.testBookings, { id }), booking),
    lock: lockName(`test:${id}`),
  };
}

async function targetLiveloLead(): Promise<Target> {
  const leadId = await createLead(commerce.app);
  const { open } = createLiveloCalls(commerce);
  return { call: () => open(leadId, cpfs.member), lock: lockName(`livelo ${leadId}`) };
}

async function targetSubscription(): Promise<Target> {
  const { id } = await createSample(commerce, 'custom-offer');
  const offer = await commerce.app.inject(buildPath(paths.customOffer, { id }));
  const { subscriptionId } = offer.json<CustomOffer>();
  const url = buildPath(paths.cardVerification, { subscriptionId });
  return {
    call: () => post(commerce.app, url, { encryptedCard }),
    lock: lockName(`card verification ${subscriptionId}`),
  };
}

/**
 * Keeps the transaction that holds the lock alive: the server ends one that is idle for ten seconds.
 */
const speak = (holder: Transaction) => holder.execute(sql`select 1`);

async function settled(holder: Transaction, isDone: () => boolean): Promise<void> {
  const limit = performance.now() + 120_000;
  while (!isDone() && performance.now() < limit) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    await speak(holder);
  }
}

test.each([
  ['phone', 200, targetPhone, [422, 429]],
  ['purchase', 100, targetPurchase, [201, 409, 429]],
  ['place of tests', 60, targetPlace, [201, 429]],
  ['lead at Livelo', 100, targetLiveloLead, [201, 429]],
  ['subscription', 100, targetSubscription, [201, 429]],
] as const)('callers who hammer one %s delay nobody else', async (_, callers, aim, statuses) => {
  const { call, lock } = await aim();
  let turnedAway = 0;
  const hammering = await inTransaction(otherProcess.connection, async (transaction) => {
    await transaction.execute(lock);
    const calls = Array.from({ length: callers }, async () => {
      const answer = await call();
      if (answer.statusCode !== 201) turnedAway += 1;
      return answer;
    });
    // At most 31 queue; the others are refused at once.
    await settled(transaction, () => turnedAway >= callers - 31);
    expect(turnedAway).toBeGreaterThanOrEqual(callers - 31);
    // The lock is held until then: a lead that queued behind these callers would get no answer.
    for (let count = 0; count < 20; count += 1) {
      expect((await post(commerce.app, paths.lead, leadBody)).statusCode).toBe(201);
      await speak(transaction);
    }
    return calls;
  });
  const answers = await Promise.all(hammering);
  const answered = new Set(answers.map(({ statusCode }) => statusCode));
  // 503: on a busy machine the lock is held longer than its timeout.
  const known: readonly number[] = [...statuses, 503];
  expect([...answered].filter((status) => !known.includes(status))).toEqual([]);
  expect(answers.filter(({ statusCode }) => statusCode === 201).length).toBeLessThanOrEqual(31);
});

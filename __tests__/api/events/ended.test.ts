import type { Charge } from '@/commerce/providers/PaymentProvider';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { PaymentRequest } from '@/contract/paymentRequest';
import type { Subscription } from '@/contract/subscription';
import { eventually } from '@/testing/eventually';
import { parts } from '@/testing/requests';
import { collectEvents } from '../../support/collectEvents';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { paymentV1Body, deliverWebhook, deliverWebhookOf } from '../../support/paidLater';
import { quickSweep, startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';
import { beginTrial, createPerson, day, findSubscriptionId } from '../../support/trials';

const collector = collectEvents();
let commerce: TestCommerce;

beforeEach(async () => {
  commerce = await startTestCommerce({
    destinations: [collector.destination],
    timing: { ...quickSweep, deliverIntervalMs: 50, endIntervalMs: 50 },
  });
});
afterEach(() => commerce.stop());

async function buy(changes: Partial<PaymentRequest> = {}) {
  const leadId = await createLead(commerce.app);
  const answer = await post(commerce.app, paths.paymentV2, paymentBody(leadId, 'card', changes));
  await collector.of(leadId, 4);
  return { leadId, token: answer.json<PaymentResponse>().token };
}

const listEnds = async (leadId: string) =>
  (await collector.of(leadId, 0)).filter(({ type }) => type === 'subscription.ended');
const endsOf = (leadId: string, count: number) =>
  eventually(
    () => listEnds(leadId),
    ({ length }) => length >= count,
  );
const lookOften = () => new Promise((resolve) => setTimeout(resolve, 400));

test('a subscription without a renewal ends once, when its period is over', async () => {
  const { leadId } = await buy();
  commerce.passTime(360 * day);
  await lookOften();
  expect(await listEnds(leadId)).toEqual([]);
  commerce.passTime(10 * day);
  const [ended] = await endsOf(leadId, 1);
  expect(ended?.data).toMatchObject({ cause: 'not-renewed', business: 'meusucesso' });
  const endedAt = Date.parse(String(ended?.data.endedAt));
  expect(endedAt - Date.now()).toBeGreaterThan(364 * day);
  expect(endedAt - Date.now()).toBeLessThan(367 * day);
  await lookOften();
  expect(await listEnds(leadId)).toHaveLength(1);
});

test('a renewed subscription ends a year later', async () => {
  const { leadId } = await buy();
  commerce.passTime(340 * day);
  const id = await findSubscriptionId(commerce, leadId);
  const body = paymentV1Body('renew', id, parts.card(114000));
  expect((await post(commerce.app, paths.paymentV1, body)).statusCode).toBe(201);
  commerce.passTime(60 * day);
  await lookOften();
  expect(await listEnds(leadId)).toEqual([]);
  commerce.passTime(340 * day);
  expect(await endsOf(leadId, 1)).toMatchObject([{ data: { cause: 'not-renewed' } }]);
});

test('a refunded subscription ends then, and not a second time', async () => {
  const { leadId, token } = await buy();
  await deliverWebhook(commerce, token, 'refunded');
  expect(await endsOf(leadId, 1)).toMatchObject([{ data: { cause: 'refunded' } }]);
  commerce.passTime(400 * day);
  await eventually(
    () => commerce.database.query('select from subscription_ends'),
    ({ length }) => length === 0,
  );
  expect(await listEnds(leadId)).toHaveLength(1);
});

const getSubscription = async (leadId: string) => {
  const subscriptionId = await findSubscriptionId(commerce, leadId);
  const url = buildPath(paths.subscription, { subscriptionId });
  return (await commerce.app.inject(url)).json<Subscription>();
};

async function payNext(type: 'renew' | 'upgrade', leadId: string, plan?: Subscription['plan']) {
  const id = await findSubscriptionId(commerce, leadId);
  const part = parts.card(plan?.amount ?? 114000);
  const body = paymentV1Body(type, id, part, plan ? { planId: plan.id } : {});
  const answer = await post(commerce.app, paths.paymentV1, body);
  expect(answer.statusCode).toBe(201);
  return answer.json<PaymentResponse>().token;
}

const refund = (token: string) => deliverWebhook(commerce, token, 'refunded');

async function report(token: string, said: Partial<Charge>) {
  const [row] = await commerce.database.query('select id from payments where token = $1', [token]);
  const paymentId = String(row?.id);
  commerce.provider.distort = (charge) =>
    charge.reference === paymentId ? { ...charge, ...said } : charge;
  await deliverWebhookOf(commerce, paymentId);
}

async function expectNoEnd(leadId: string) {
  await lookOften();
  expect(await listEnds(leadId)).toEqual([]);
}

/** @param days when it ended, counted from today */
async function expectOneEnd(leadId: string, cause: string, days: number) {
  const [ended] = await endsOf(leadId, 1);
  expect(ended?.data).toMatchObject({ cause });
  const after = (Date.parse(String(ended?.data.endedAt)) - Date.now()) / day;
  expect(Math.abs(after - days)).toBeLessThan(2);
  commerce.passTime(1000 * day);
  await lookOften();
  expect(await listEnds(leadId)).toHaveLength(1);
  expect(await commerce.database.query('select from subscription_ends')).toEqual([]);
}

test.each<[string, (token: string) => Promise<void>]>([
  ['was refunded, and reported twice', async (token) => (await refund(token), refund(token))],
  ['its buyer disputed and won', (token) => report(token, { dispute: 'lost', status: 'refunded' })],
])('a subscription whose renewal %s ends with the period before it', async (_case, giveBack) => {
  const { leadId } = await buy();
  commerce.passTime(340 * day);
  await giveBack(await payNext('renew', leadId));
  await expectNoEnd(leadId);
  commerce.passTime(30 * day);
  await expectOneEnd(leadId, 'not-renewed', 365);
});

test('a renewal that was refunded in part keeps its period', async () => {
  const { leadId } = await buy();
  commerce.passTime(340 * day);
  await report(await payNext('renew', leadId), { refunds: [{ reference: null, amount: 4_000 }] });
  commerce.passTime(60 * day);
  await expectNoEnd(leadId);
  commerce.passTime(340 * day);
  await expectOneEnd(leadId, 'not-renewed', 730);
});

test('a subscription renewed again after a refund ends with the later renewal', async () => {
  const { leadId } = await buy();
  commerce.passTime(340 * day);
  await refund(await payNext('renew', leadId));
  await payNext('renew', leadId);
  commerce.passTime(60 * day);
  await expectNoEnd(leadId);
  commerce.passTime(340 * day);
  await expectOneEnd(leadId, 'not-renewed', 730);
});

test('of two renewals the first is refunded: the second begins when it was paid', async () => {
  const { leadId } = await buy();
  commerce.passTime(340 * day);
  const first = await payNext('renew', leadId);
  commerce.passTime(350 * day);
  await payNext('renew', leadId);
  await refund(first);
  commerce.passTime(360 * day);
  await expectNoEnd(leadId);
  commerce.passTime(10 * day);
  await expectOneEnd(leadId, 'not-renewed', 690 + 365);
});

test('a refund after the period before is over ends the subscription then, once', async () => {
  const { leadId } = await buy();
  commerce.passTime(340 * day);
  const token = await payNext('renew', leadId);
  commerce.passTime(60 * day);
  await refund(token);
  await expectOneEnd(leadId, 'refunded', 400);
});

test('such a refund waits for a renewal that is being paid', async () => {
  const { leadId } = await buy();
  commerce.passTime(340 * day);
  const token = await payNext('renew', leadId);
  commerce.passTime(350 * day);
  const id = await findSubscriptionId(commerce, leadId);
  const pix = await post(
    commerce.app,
    paths.paymentV1,
    paymentV1Body('renew', id, parts.pix(114000)),
  );
  await refund(token);
  await expectNoEnd(leadId);
  await deliverWebhook(commerce, pix.json<PaymentResponse>().token, 'captured');
  commerce.passTime(360 * day);
  await expectNoEnd(leadId);
  commerce.passTime(10 * day);
  await expectOneEnd(leadId, 'not-renewed', 690 + 365);
});

test('a subscription whose upgrade was refunded ends with the plan before it', async () => {
  const planId = 'ms-essencial';
  const { leadId } = await buy({ plan: planId, planId, planType: 'recurrency', amount: 18_720 });
  commerce.passTime(100 * day);
  const better = (await getSubscription(leadId)).upgrades[0]?.plan;
  const token = await payNext('upgrade', leadId, better);
  const [renewed] = (await collector.of(leadId, 7)).filter(
    ({ type }) => type === 'subscription.renewed',
  );
  expect(renewed?.data).toMatchObject({ change: 'upgrade', planId: better?.id });
  await refund(token);
  commerce.passTime(260 * day);
  await expectNoEnd(leadId);
  commerce.passTime(10 * day);
  await expectOneEnd(leadId, 'not-renewed', 365);
});

test('once the first purchase was refunded, a refund of its renewal ends nothing more', async () => {
  const { leadId, token } = await buy();
  commerce.passTime(340 * day);
  const renewal = await payNext('renew', leadId);
  await refund(token);
  await endsOf(leadId, 1);
  await refund(renewal);
  await expectOneEnd(leadId, 'refunded', 340);
});

test('a trial whose card is charged continues, and is published as renewed', async () => {
  const { leadId } = await beginTrial(commerce, createPerson());
  commerce.passTime(7 * day + 60_000);
  const types = await eventually(
    async () => (await collector.of(leadId, 0)).map(({ type }) => type),
    (told) => told.includes('subscription.renewed'),
  );
  expect(types).toContain('subscription.renewed');
  await lookOften();
  expect(await listEnds(leadId)).toEqual([]);
});

test('an unreadable subscription does not keep others from ending', async () => {
  const { leadId: broken } = await buy();
  const { leadId: other } = await buy();
  const id = await findSubscriptionId(commerce, broken);
  await commerce.database.query(
    `update subscription_ends set due_at = due_at - interval '1 day' where subscription_id = $1`,
    [id],
  );
  await commerce.database.query(`update leads set phone = 'sealed.00000000.AAAA' where id = $1`, [
    broken,
  ]);
  commerce.passTime(370 * day);
  expect(await endsOf(other, 1)).toHaveLength(1);
  expect(await listEnds(broken)).toEqual([]);
});

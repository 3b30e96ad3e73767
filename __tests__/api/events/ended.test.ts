import { paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import { eventually } from '@/testing/eventually';
import { parts } from '@/testing/requests';
import { collectEvents } from '../../support/collectEvents';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { paymentV1Body, deliverWebhook } from '../../support/paidLater';
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

async function buy() {
  const leadId = await createLead(commerce.app);
  const answer = await post(commerce.app, paths.paymentV2, paymentBody(leadId));
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
  await lookOften();
  expect(await listEnds(leadId)).toHaveLength(1);
  expect(await commerce.database.query('select from subscription_ends')).toEqual([]);
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

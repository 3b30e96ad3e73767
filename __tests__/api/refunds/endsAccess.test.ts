import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { RefundLink } from '@/contract/refund';
import { eventually } from '@/testing/eventually';
import { parts } from '@/testing/requests';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { createSample, ms, paymentV1Body } from '../../support/paidLater';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';
import {
  beginTrial,
  createPassing,
  createPerson,
  day,
  getPayment,
  renew,
} from '../../support/trials';

let commerce: TestCommerce;
let passing: ReturnType<typeof createPassing>;

beforeAll(async () => {
  commerce = await startTestCommerce({ buyerLinkSecrets: ['a secret of the tests'] });
  passing = createPassing(commerce);
});
afterAll(() => commerce.stop());
afterEach(() => {
  passing.until(0);
});

/** @returns the token of the link by which a payment's buyer withdraws from it */
async function linkOf(paid: LightMyRequestResponse): Promise<string> {
  const { refundToken = '' } = await getPayment(commerce, paid.json<PaymentResponse>().token);
  return refundToken;
}

const look = async (token: string) =>
  (await commerce.app.inject(buildPath(paths.refund, { token }))).json<RefundLink>();

const endsAccess = async (token: string) => (await look(token)).endsAccess;

async function refund(token: string): Promise<void> {
  await commerce.app.inject({
    method: 'POST',
    url: buildPath(paths.refund, { token }),
    headers: { 'idempotency-key': randomUUID() },
    payload: {},
  });
  await eventually(
    () => look(token),
    ({ state }) => state === 'done',
  );
}

async function buy(person: ReturnType<typeof createPerson>) {
  const leadId = await createLead(commerce.app, { email: person.email });
  const link = await linkOf(
    await post(commerce.app, paths.paymentV2, paymentBody(leadId, 'card', person)),
  );
  return { leadId, link };
}

/** Pays a sample with a document that has bought nothing else. */
async function paySample(type: 'renew' | 'sale-invoice', leadId: string): Promise<string> {
  const { id } = await createSample(commerce, type, { ...ms, leadId });
  const { document } = createPerson();
  const body = paymentV1Body(type, id, parts.card(114_000), { document });
  return linkOf(await post(commerce.app, paths.paymentV1, body));
}

const beginYearsAgo = (leadId: string) =>
  commerce.database.query(
    `update subscriptions set started_at = started_at - interval '3 years' where lead_id = $1`,
    [leadId],
  );

test('a renewal refunded while the trial still runs ends the access with the trial', async () => {
  const { leadId } = await beginTrial(commerce);
  const link = await linkOf(await renew(commerce, leadId));
  expect(await endsAccess(link)).toBe(true);
  await refund(link);
  expect(await endsAccess(link)).toBe(true);
});

test('a purchase with another lead gives the access only as long as its period lasts', async () => {
  const person = createPerson();
  const running = await buy(person);
  const { leadId, link } = await buy(person);
  expect(await endsAccess(link)).toBe(false);
  const renewal = await paySample('renew', await createLead(commerce.app, { email: person.email }));
  expect(await endsAccess(renewal)).toBe(false);
  await beginYearsAgo(running.leadId);
  expect(await endsAccess(link)).toBe(true);
  // Found among purchases that are over.
  await beginYearsAgo(leadId);
  const last = await buy(person);
  expect(await endsAccess(last.link)).toBe(true);
  await buy(person);
  expect(await endsAccess(last.link)).toBe(false);
});

test('another purchase of the same lead gives the access', async () => {
  const { leadId, link } = await buy(createPerson());
  expect(await endsAccess(link)).toBe(true);
  const invoice = await paySample('sale-invoice', leadId);
  expect([await endsAccess(link), await endsAccess(invoice)]).toEqual([false, false]);
  await refund(invoice);
  expect(await endsAccess(link)).toBe(true);
});

test('a later period of the same lead gives the access, too', async () => {
  const { leadId, link } = await buy(createPerson());
  const renewal = await paySample('renew', leadId);
  await commerce.database.query(
    `update subscriptions set started_at = started_at - interval '3 years'
     where lead_id = $1 and purchase_id is null`,
    [leadId],
  );
  expect(await endsAccess(renewal)).toBe(false);
  await refund(link);
  expect(await endsAccess(renewal)).toBe(true);
});

test('a refund that is done says what it ended on its day, whatever the buyer buys or loses later', async () => {
  const person = createPerson();
  const leadId = await createLead(commerce.app, { email: person.email });
  const renewal = await paySample('renew', leadId);
  await refund(renewal);
  expect(await endsAccess(renewal)).toBe(false);
  // The period before it is over by then.
  passing.until(6 * day);
  expect(await endsAccess(renewal)).toBe(false);
  const { link } = await buy(person);
  await refund(link);
  expect(await endsAccess(link)).toBe(true);
  const late = await createLead(commerce.app, { email: createPerson().email });
  const first = await paySample('renew', late);
  await beginYearsAgo(late);
  await refund(first);
  passing.until(7 * day);
  await buy(person);
  expect((await renew(commerce, late)).statusCode).toBe(201);
  expect([await endsAccess(link), await endsAccess(first)]).toEqual([true, true]);
});

import { Value } from 'typebox/value';
import type { OpenDatabase } from '@/commerce/database/connect';
import { erasePerson, exportPerson } from '@/commerce/modules/privacy/person';
import { eventSchemas } from '@/contract/events/events';
import { paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import { parts } from '@/testing/requests';
import { collectEvents } from '../../support/collectEvents';
import { createLead, leadBody, paymentBody, post } from '../../support/commerceRequests';
import { connectPatiently } from '../../support/connectPatiently';
import { anyString, stringMatching } from '../../support/matchers';
import { createSample, paymentV1Body, deliverWebhook } from '../../support/paidLater';
import { readEveryRow } from '../../support/rowsOfEveryTable';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';
import { beginTrial, cancel, createPerson } from '../../support/trials';

const collector = collectEvents();
let commerce: TestCommerce;
let opened: OpenDatabase;

beforeAll(async () => {
  commerce = await startTestCommerce({
    destinations: [collector.destination],
    timing: { deliverIntervalMs: 50 },
  });
  opened = connectPatiently(commerce.database.url);
});
afterAll(async () => {
  await opened.close();
  await commerce.stop();
});
beforeEach(() => {
  commerce.provider.reset();
});

async function pay(method: 'bankslip' | 'card' | 'pix' = 'card', email = leadBody.email) {
  const leadId = await createLead(commerce.app, { email });
  const answer = await post(commerce.app, paths.paymentV2, paymentBody(leadId, method, { email }));
  return { leadId, token: answer.json<PaymentResponse>().token };
}

const typesOf = async (leadId: string, count: number) =>
  (await collector.of(leadId, count)).map(({ type }) => type);

test('a lead and a card purchase publish events that match their schemas', async () => {
  const { leadId, token } = await pay();
  const events = await collector.of(leadId, 4);
  expect(events.map(({ type }) => type).sort()).toEqual([
    'invoice.requested',
    'lead.created',
    'payment.paid',
    'subscription.started',
  ]);
  const find = (type: string) => events.find((event) => event.type === type);
  expect(find('lead.created')?.data).toMatchObject({
    leadId,
    business: 'meusucesso',
    planId: 'ms-anual',
    buyer: { name: leadBody.name, email: leadBody.email, phone: leadBody.phone },
  });
  expect(find('payment.paid')?.data).toMatchObject({
    token,
    amount: 114000,
    currency: 'BRL',
    paysPurchase: true,
    parts: [{ method: 'credit-card', amount: 114000, installments: 1 }],
  });
  expect(find('invoice.requested')?.data).toMatchObject({
    amount: 114000,
    payer: { name: leadBody.name, document: '12345678909' },
  });
  const started = find('subscription.started')?.data;
  expect(started).toMatchObject({ planId: 'ms-anual', trialDays: null });
  expect(new Date(String(started?.endsAt)).getFullYear()).toBe(
    new Date(String(started?.startsAt)).getFullYear() + 1,
  );
});

test('a Pix publishes that it is pending, and then its outcome, in this order', async () => {
  const paid = await pay('pix');
  await collector.of(paid.leadId, 2);
  await deliverWebhook(commerce, paid.token, 'captured');
  expect((await typesOf(paid.leadId, 5)).slice(1)).toEqual([
    'payment.pending',
    'payment.paid',
    'invoice.requested',
    'subscription.started',
  ]);
  await deliverWebhook(commerce, paid.token, 'refunded');
  const [refunded, ended] = (await collector.of(paid.leadId, 7)).slice(5);
  expect(refunded).toMatchObject({
    type: 'payment.refunded',
    data: { paysPurchase: false, refund: { amount: 114000, total: 114000 } },
  });
  // The school knows the account by the purchase.
  const { purchaseId } = refunded?.data ?? {};
  expect(purchaseId).toEqual(anyString);
  expect(ended).toMatchObject({
    type: 'subscription.ended',
    data: { cause: 'refunded', purchaseId },
  });
});

test('a slip publishes its due date, a Pix its expiry, and both that they expired', async () => {
  const slip = await pay('bankslip');
  const [, pending] = await collector.of(slip.leadId, 2);
  expect(pending?.data).toMatchObject({
    pixExpiresAt: null,
    bankSlipDueDate: stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  const pix = await pay('pix');
  const [, waiting] = await collector.of(pix.leadId, 2);
  expect(waiting?.data).toMatchObject({
    pixExpiresAt: commerce.provider.pixExpiresAt.toISOString(),
    bankSlipDueDate: null,
  });
  await deliverWebhook(commerce, pix.token, 'expired');
  expect((await typesOf(pix.leadId, 3))[2]).toBe('payment.expired');
});

test('a decline publishes the reason for the buyer, and not the words of the acquirer', async () => {
  commerce.provider.nextCardStatuses = ['declined'];
  const { leadId } = await pay();
  const [, declined] = await collector.of(leadId, 2);
  expect(declined).toMatchObject({
    type: 'payment.declined',
    data: { reason: 'insufficient_funds', paysPurchase: false },
  });
});

test('a second payment pays no purchase, starts nothing, and publishes its refund', async () => {
  const first = await pay('pix');
  await collector.of(first.leadId, 2);
  const body = paymentBody(first.leadId, 'card');
  await post(commerce.app, paths.paymentV2, body);
  await collector.of(first.leadId, 6);
  // The Pix was ended for the card, and is paid anyway.
  await deliverWebhook(commerce, first.token, 'captured');
  const late = (await collector.of(first.leadId, 8)).slice(6);
  expect(late.map(({ data, type }) => [type, data.paysPurchase])).toEqual([
    ['payment.paid', false],
    ['payment.refunded', false],
  ]);
});

test('a trial publishes the start of its subscription and its end, and no payment as paid', async () => {
  const { agreementId, leadId } = await beginTrial(commerce, createPerson());
  const [, started] = await collector.of(leadId, 2);
  expect(started).toMatchObject({
    type: 'subscription.started',
    data: { trialDays: 7, amount: 0 },
  });
  await cancel(commerce, agreementId);
  const ended = (await collector.of(leadId, 4)).slice(2);
  expect(ended).toMatchObject([
    { type: 'payment.expired' },
    { type: 'subscription.ended', data: { cause: 'trial-ended' } },
  ]);
});

test('a renewal publishes the period that it adds', async () => {
  const { id } = await createSample(commerce, 'renew');
  const [row] = await commerce.database.query('select lead_id from subscriptions where id = $1', [
    id,
  ]);
  const body = paymentV1Body('renew', id, parts.card(114000));
  expect((await post(commerce.app, paths.paymentV1, body)).statusCode).toBe(201);
  const events = await collector.of(String(row?.lead_id), 4);
  const renewed = events.find(({ type }) => type === 'subscription.renewed');
  expect(renewed?.data).toMatchObject({ subscriptionId: id, change: 'renewal', amount: 114000 });
  const { endsAt, startsAt } = renewed?.data ?? {};
  const years = new Date(String(endsAt)).getFullYear() - new Date(String(startsAt)).getFullYear();
  expect(years).toBe(1);
});

test('a rolled back change publishes nothing', async () => {
  await commerce.database.query(
    "alter table outbox add constraint no_more check (type <> 'lead.created') not valid",
  );
  const before = await commerce.database.query('select id from leads');
  const refused = await post(commerce.app, paths.lead, leadBody);
  await commerce.database.query('alter table outbox drop constraint no_more');
  expect(refused.statusCode).toBe(500);
  expect(await commerce.database.query('select id from leads')).toHaveLength(before.length);
});

test('every event matches its schema, and those of one purchase are numbered in order', () => {
  expect(collector.events.length).toBeGreaterThan(20);
  const wrong = collector.events.filter(({ data, type }) => !Value.Check(eventSchemas[type], data));
  expect(wrong).toEqual([]);
  const last = new Map<unknown, number>();
  for (const { data, sequence } of collector.events) {
    const purchase = data.purchaseId;
    if (purchase === undefined) continue;
    expect(sequence).toBeGreaterThan(last.get(purchase) ?? 0);
    last.set(purchase, sequence);
  }
});

test('the outbox stores no buyer in clear, and no event keeps an erased person', async () => {
  const email = 'quiteria.prado@example.com';
  const { leadId } = await pay('card', email);
  await collector.of(leadId, 4);
  const clear = await commerce.database.query('select data::text as data from outbox');
  expect(clear.filter(({ data }) => String(data).includes(email))).toEqual([]);
  const sealed = await commerce.database.query(
    'select personal from outbox where lead_id = $1 and personal is not null',
    [leadId],
  );
  expect(sealed).toHaveLength(4);
  expect(JSON.stringify((await exportPerson(opened.connection, email))?.outbox)).toContain(email);

  await erasePerson(opened.connection, email, new Date());
  expect(
    await commerce.database.query(
      'select personal from outbox where lead_id = $1 and personal is not null',
      [leadId],
    ),
  ).toEqual([]);
  expect(await readEveryRow(commerce.database)).not.toContain('quiteria');
  // Redelivered, they are still valid, without personal data.
  collector.events.length = 0;
  await commerce.database.query(
    "update outbox_deliveries set state = 'pending', next_attempt_at = now() where event_id in (select id from outbox where lead_id = $1)",
    [leadId],
  );
  const again = await collector.of(leadId, 4);
  expect(again.every(({ data, type }) => Value.Check(eventSchemas[type], data))).toBe(true);
  expect(again.map(({ data }) => data.buyer ?? data.payer ?? null)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('without a destination nothing is written', async () => {
  const quiet = await startTestCommerce();
  const leadId = await createLead(quiet.app);
  await post(quiet.app, paths.paymentV2, paymentBody(leadId));
  expect(await quiet.database.query('select id from outbox')).toEqual([]);
  await quiet.stop();
});

import { randomUUID } from 'node:crypto';
import type { LeadResponse } from '@/contract/lead';
import { buildPath, paths } from '@/contract/paths';
import type { Problem } from '@/contract/problem';
import type { Subscription } from '@/contract/subscription';
import { storedCardConsent } from '@/domain/storedCards';
import { parts } from '@/testing/requests';
import { createLead, leadBody, paymentBody, post } from '../../support/commerceRequests';
import { instanceOf } from '../../support/matchers';
import { createSample, paymentV1Body, renewalBody, wol } from '../../support/paidLater';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

const consent = {
  version: '2026-11-01',
  terms: 'https://brand.example/termos',
  privacy: 'https://brand.example/privacidade',
};

const listOf = (leadId: string) =>
  commerce.database.query(
    `select kind, version, terms_address, privacy_address, payment_id is not null as paid, agreed_at
     from consents where lead_id = $1 order by id`,
    [leadId],
  );

type PaidLater = 'invoice' | 'renewal, first version' | 'renewal' | 'upgrade';

async function createPaidLater(kind: PaidLater): Promise<{ call: string; body: object }> {
  if (kind === 'invoice') {
    const { id } = await createSample(commerce, 'invoice');
    return { call: paths.paymentV1, body: paymentV1Body('invoice', id, parts.card(114000)) };
  }
  if (kind === 'upgrade') {
    const { id } = await createSample(commerce, 'upgrade', wol);
    const url = buildPath(paths.subscription, { subscriptionId: id });
    const [upgrade] = (await commerce.app.inject(url)).json<Subscription>().upgrades;
    const { amount = 0, id: planId = '' } = upgrade?.plan ?? {};
    const body = paymentV1Body('upgrade', id, parts.card(amount), { planId });
    return { call: paths.paymentV1, body };
  }
  const { id: subscriptionId } = await createSample(commerce, 'renew');
  if (kind === 'renewal')
    return { call: buildPath(paths.renewalV2, { subscriptionId }), body: renewalBody() };
  const { business, document, planId, productCode, seller, source } = renewalBody();
  const body = { business, document, planId, productCode, seller, source, paymentMethod: 'pix' };
  return { call: buildPath(paths.renewalV1, { subscriptionId }), body };
}

test('a notice read with the contact is stored once, with its time, despite repeated calls', async () => {
  const key = randomUUID();
  const body = { ...leadBody, consent };
  const first = await post(commerce.app, paths.lead, body, key);
  const second = await post(commerce.app, paths.lead, body, key);
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(await listOf(first.json<LeadResponse>().leadId)).toEqual([
    {
      kind: 'privacy-notice',
      version: '2026-11-01',
      terms_address: consent.terms,
      privacy_address: consent.privacy,
      paid: false,
      agreed_at: instanceOf(Date),
    },
  ]);
});

test('a requested reminder is stored as a separate consent', async () => {
  const body = { ...leadBody, consent, reminderConsent: { version: '2026-11-02' } };
  const answer = await post(commerce.app, paths.lead, body);
  expect(await listOf(answer.json<LeadResponse>().leadId)).toMatchObject([
    { kind: 'privacy-notice', version: '2026-11-01', paid: false },
    { kind: 'cart-reminder', version: '2026-11-02', paid: false },
  ]);
});

async function refuseConsents(): Promise<() => Promise<unknown>> {
  await commerce.database.query(
    `create function refuse_consent() returns trigger language plpgsql as
     $$ begin raise exception 'no consent can be written'; end $$`,
  );
  await commerce.database.query(
    `create trigger refuse_consent before insert on consents
     for each statement execute function refuse_consent()`,
  );
  return () => commerce.database.query('drop function refuse_consent cascade');
}

test.each([
  ['consent', { consent }],
  ['consent to a reminder', { reminderConsent: { version: '2026-11-02' } }],
])('a lead is not stored without its %s, and the call may be repeated', async (_, agreed) => {
  const key = randomUUID();
  const body = { ...leadBody, ...agreed };
  const listLeads = () =>
    commerce.database.query('select id from leads where idempotency_key = $1', [key]);
  const allow = await refuseConsents();
  try {
    expect((await post(commerce.app, paths.lead, body, key)).statusCode).toBe(500);
    expect(await listLeads()).toEqual([]);
  } finally {
    await allow();
  }
  const answer = await post(commerce.app, paths.lead, body, key);
  expect(answer.statusCode).toBe(201);
  const { leadId } = answer.json<LeadResponse>();
  expect(await listLeads()).toEqual([{ id: leadId }]);
  expect(await listOf(leadId)).toHaveLength(1);
});

test('a repeated call stores the consent that its lead was left without', async () => {
  const body = { ...leadBody, consent };
  const { leadId } = (await post(commerce.app, paths.lead, body)).json<LeadResponse>();
  const [older, key] = [randomUUID(), randomUUID()];
  await commerce.database.query(
    `insert into leads select (jsonb_populate_record(
       lead, jsonb_build_object('id', $2::text, 'idempotency_key', $3::text))).*
     from leads lead where id = $1`,
    [leadId, older, key],
  );
  const answer = await post(commerce.app, paths.lead, body, key);
  expect([answer.statusCode, answer.json<LeadResponse>().leadId]).toEqual([201, older]);
  expect(await listOf(older)).toMatchObject([{ kind: 'privacy-notice', version: '2026-11-01' }]);
});

test('terms accepted with a payment are stored with it, and so is the consent to store the card', async () => {
  const leadId = await createLead(commerce.app);
  const body = paymentBody(leadId, 'card', { consent });
  const paymentMethods = body.paymentMethods.map((part) => ({ ...part, storeCard: true }));
  const answer = await post(commerce.app, paths.paymentV2, { ...body, paymentMethods });
  expect(answer.statusCode).toBe(201);
  expect(await listOf(leadId)).toMatchObject([
    { kind: 'terms', version: '2026-11-01', paid: true },
    { kind: 'stored-card', version: storedCardConsent, paid: true },
  ]);
});

test.each(['invoice', 'renewal, first version', 'renewal', 'upgrade'] as const)(
  'terms accepted at the link of an %s are stored with its payment',
  async (kind) => {
    const { call, body } = await createPaidLater(kind);
    const answer = await post(commerce.app, call, { ...body, consent });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([201, undefined]);
    const rows = await commerce.database.query(
      `select kind, version from consents
       where payment_id = (select id from payments where token = $1)`,
      [answer.json<{ token: string }>().token],
    );
    expect(rows).toEqual([{ kind: 'terms', version: '2026-11-01' }]);
  },
);

test('a call without consent stores none', async () => {
  const leadId = await createLead(commerce.app);
  await post(commerce.app, paths.paymentV2, paymentBody(leadId, 'pix'));
  expect(await listOf(leadId)).toEqual([]);
});

test.each([
  { version: '' },
  { version: '1', terms: 'javascript:alert(1)' },
  { version: '1', x: 1 },
])('a malformed consent is refused: %j', async (wrong) => {
  const answer = await post(commerce.app, paths.lead, { ...leadBody, consent: wrong });
  expect(answer.statusCode).toBe(400);
});

test('a stored consent cannot be changed', async () => {
  await post(commerce.app, paths.lead, { ...leadBody, consent });
  for (const change of [
    "update consents set version = 'x'",
    'delete from consents',
    'truncate consents',
  ])
    await expect(commerce.database.query(change)).rejects.toThrow('append-only');
});

import { randomBytes, randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { startSandboxSystem, type SandboxSystem } from '../../support/startSandboxSystem';

let system: SandboxSystem;

beforeAll(async () => {
  system = await startSandboxSystem();
});
afterAll(() => system.stop());

const deliver = (rawBody: string, headers: Record<string, string>) =>
  system.app.inject({
    method: 'POST',
    url: buildPath(paths.webhook, { provider: 'sandbox' }),
    payload: rawBody,
    headers: { 'content-type': 'application/json', ...headers },
  });

const sign = (rawBody: string, at: Date, secret = system.webhookSecret) => ({
  'webhook-id': 'event',
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign('event', at, rawBody),
});

const event = JSON.stringify({
  id: randomUUID(),
  data: {
    id: 'charge',
    paymentId: randomUUID(),
    amount: 114000,
    currency: 'BRL',
    status: 'captured',
    declineCode: null,
    profileId: null,
    redirect: null,
    pix: null,
    bankSlip: null,
    mpesa: null,
  },
});

test('an event about an unknown payment is accepted', async () => {
  expect((await deliver(event, sign(event, new Date()))).statusCode).toBe(204);
});

test.each<[string, () => Record<string, string>]>([
  ['without a signature', () => ({})],
  ['signed with another secret', () => sign(event, new Date(), randomBytes(24).toString('base64'))],
  ['signed six minutes ago', () => sign(event, new Date(Date.now() - 360_000))],
  ['signed for other bytes', () => sign(`${event} `, new Date())],
])('an event %s is refused', async (_name, createHeaders) => {
  const response = await deliver(event, createHeaders());
  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ code: 'invalid_signature' });
});

test('a signed event of a wrong shape is refused', async () => {
  const response = await deliver('{}', sign('{}', new Date()));
  expect(response.statusCode).toBe(400);
});

async function createPix() {
  const body = paymentBody(await createLead(system.app), 'pix');
  const { token } = (await post(system.app, paths.paymentV2, body)).json<PaymentResponse>();
  const [part] = await system.database.query(
    `select reference, provider_charge_id from payment_parts
     join payments on payments.id = payment_id where token = $1`,
    [token],
  );
  const data = {
    ...(JSON.parse(event) as { data: object }).data,
    id: part?.provider_charge_id,
    paymentId: part?.reference,
  };
  const stateOf = async () =>
    (await system.app.inject(buildPath(paths.payment, { token }))).json<PaymentView>().state;
  return { data, stateOf };
}

const tell = (charge: object, type = 'charge.updated') => {
  const text = JSON.stringify({ id: randomUUID(), type, data: charge });
  return deliver(text, sign(text, new Date()));
};

test.each([{ amount: 1 }, { currency: 'USD' }, { id: 'ch_other' }])(
  'a signed event that says %j of a Pix pays nothing',
  async (said) => {
    const { data, stateOf } = await createPix();
    expect((await tell({ ...data, ...said })).statusCode).toBe(204);
    expect(await stateOf()).toBe('pending');
    expect((await tell(data)).statusCode).toBe(204);
    expect(await stateOf()).toBe('paid');
  },
);

test.each([
  ['won', 'paid'],
  ['lost', 'refunded'],
])('events about a dispute that is %s leave the payment %s', async (outcome, state) => {
  const { data, stateOf } = await createPix();
  await tell(data);
  await tell({ ...data, dispute: { status: 'open' } }, 'dispute.opened');
  expect(await stateOf()).toBe('paid');
  await tell({ ...data, dispute: { status: outcome } }, 'dispute.closed');
  expect(await stateOf()).toBe(state);
});

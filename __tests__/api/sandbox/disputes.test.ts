import { callSandbox, getLedgerKinds } from './support/callSandbox';
import { cardRequest, pixRequest } from './support/chargeRequests';
import { encryptCard } from './support/encryptCard';
import { openTestSandbox, type TestSandbox } from './support/openTestSandbox';
import { type Receiver, startReceiver } from './support/startReceiver';

let receiver: Receiver;
let sandbox: TestSandbox;
beforeEach(async () => {
  receiver = await startReceiver();
  sandbox = await openTestSandbox({ webhookUrl: receiver.url });
});
afterEach(async () => {
  await sandbox.close();
  await receiver.close();
});

const post = (path: string, body?: object) => callSandbox(sandbox.app, 'POST', path, body);

async function charge(change: object = {}): Promise<string> {
  const encryptedCard = await encryptCard(sandbox.app, '4111111111111111');
  const { body } = await post('/charges', { ...cardRequest, encryptedCard, ...change });
  return body.id;
}

const ledgerKinds = () => getLedgerKinds(sandbox.app);

test.each(['won', 'lost'])(
  'a dispute is opened and %s: the charge stays captured',
  async (result) => {
    const id = await charge();
    // The buyer and the bank have no API key of the shop, and know the payment id at most.
    const opened = await sandbox.app.inject({ method: 'POST', url: '/charges/payment-1/dispute' });
    expect(opened.json()).toMatchObject({ id, status: 'captured', dispute: { status: 'open' } });
    expect((await post(`/charges/${id}/dispute`)).status).toBe(200);
    const closed = await post(`/charges/${id}/dispute/outcome`, { result });
    expect(closed.body).toMatchObject({ status: 'captured', dispute: { status: result } });
    expect((await post(`/charges/${id}/dispute/outcome`, { result })).status).toBe(200);
    const kinds = ['created', 'authorized', 'captured', 'disputed', `dispute_${result}`];
    expect(await ledgerKinds()).toEqual(kinds);
    const told = await receiver.deliveries(3);
    expect(told.map(({ event }) => event.type).sort()).toEqual([
      'charge.updated',
      'dispute.closed',
      'dispute.opened',
    ]);
    expect(told.find(({ event }) => event.type === 'dispute.opened')?.event.data).toEqual(
      opened.json(),
    );
    await sandbox.restart();
    expect((await callSandbox(sandbox.app, 'GET', `/charges/${id}`)).body).toEqual(closed.body);
  },
);

test('a disputed or lost charge is not refunded, and a won one is', async () => {
  const id = await charge();
  await post(`/charges/${id}/dispute`);
  const refused = { status: 409, body: { code: 'invalid_state', chargeStatus: 'captured' } };
  expect(await post(`/charges/${id}/refund`)).toMatchObject(refused);
  await post(`/charges/${id}/dispute/outcome`, { result: 'won' });
  expect(await post(`/charges/${id}/dispute`)).toMatchObject(refused);
  expect((await post(`/charges/${id}/refund`)).body).toMatchObject({ status: 'refunded' });
});

test.each([
  ['a charge that is only held', { capture: false }, 409],
  ['a Pix', pixRequest, 404],
])('%s cannot be disputed', async (_case, request, status) => {
  const id =
    'method' in request && request.method === 'pix'
      ? (await post('/charges', request)).body.id
      : await charge(request);
  expect((await post(`/charges/${id}/dispute`)).status).toBe(status);
  expect(await ledgerKinds()).not.toContain('disputed');
});

test('an outcome requires a dispute', async () => {
  const id = await charge();
  const url = `/charges/${id}/dispute/outcome`;
  expect((await post(url, { result: 'lost' })).status).toBe(409);
  expect((await post(url, { result: 'forgotten' })).status).toBe(400);
  expect((await post('/charges/ch_unknown/dispute')).status).toBe(404);
});

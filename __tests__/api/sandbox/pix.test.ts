import { callSandbox, getLedgerKinds } from './support/callSandbox';
import { pixRequest } from './support/chargeRequests';
import { openTestSandbox, type TestSandbox } from './support/openTestSandbox';
import { startReceiver } from './support/startReceiver';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => sandbox.close());

async function createPix(change: object = {}) {
  const request = { ...pixRequest, ...change };
  const { body } = await callSandbox(sandbox.app, 'POST', '/charges', request);
  if (!body.pix) throw new Error('The charge has no Pix');
  return { ...body, pix: body.pix };
}

const statusOf = async (id: string) =>
  (await callSandbox(sandbox.app, 'GET', `/charges/${id}`)).body.status;
const pay = (txid: string) => callSandbox(sandbox.app, 'POST', `/pix/${txid}/pay`);
const ledgerKinds = () => getLedgerKinds(sandbox.app);

test('a charge is pending with its own code', async () => {
  const first = await createPix();
  const second = await createPix({ paymentId: 'payment-2' });
  expect(first.status).toBe('pending');
  expect(first.pix.txid).toMatch(/^[a-zA-Z0-9]{35}$/);
  expect(first.pix.code).toContain(first.pix.txid);
  expect(second.pix.txid).not.toBe(first.pix.txid);
});

test.each([
  [{}, 1800],
  [{ expiresInSeconds: 900 }, 900],
])('%j expires after %i seconds by the clock of the sandbox', async (change, seconds) => {
  const { id, pix, createdAt } = await createPix(change);
  expect(Date.parse(pix.expiresAt) - Date.parse(createdAt)).toBe(seconds * 1000);
  sandbox.passSeconds(seconds - 1);
  expect(await statusOf(id)).toBe('pending');
  sandbox.passSeconds(1);
  expect(await statusOf(id)).toBe('expired');
  expect(await ledgerKinds()).toEqual(['created', 'expired']);
});

test('a charge paid in time stays paid', async () => {
  const { id, pix } = await createPix();
  expect((await pay(pix.txid)).body.status).toBe('captured');
  sandbox.passSeconds(3600);
  expect(await statusOf(id)).toBe('captured');
  expect(await ledgerKinds()).toEqual(['created', 'captured']);
});

test('a payment after the expiry is accepted', async () => {
  const { pix } = await createPix();
  sandbox.passSeconds(3600);
  expect(await pay(pix.txid)).toMatchObject({ status: 200, body: { status: 'captured' } });
  expect(await ledgerKinds()).toEqual(['created', 'expired', 'captured']);
});

test('a charge that expired while the sandbox was down is expired after its start', async () => {
  const { id } = await createPix();
  sandbox.passSeconds(3600);
  await sandbox.restart();
  expect(await statusOf(id)).toBe('expired');
  expect(await ledgerKinds()).toEqual(['created', 'expired']);
});

test('an unknown txid is not found', async () => {
  expect((await pay('a'.repeat(32))).status).toBe(404);
});

test('the shop is notified of an expiry without polling, also after a restart', async () => {
  const receiver = await startReceiver();
  const timed = await openTestSandbox({ webhookUrl: receiver.url, now: () => new Date() });
  const request = { ...pixRequest, expiresInSeconds: 1 };
  await callSandbox(timed.app, 'POST', '/charges', request);
  await timed.restart();
  const [delivery] = await receiver.deliveries(1);
  expect(delivery?.event.data.status).toBe('expired');
  await timed.close();
  await receiver.close();
});

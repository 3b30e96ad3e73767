import { Webhook } from 'standardwebhooks';
import { callSandbox } from './support/callSandbox';
import { cardRequest, pixRequest } from './support/chargeRequests';
import { encryptCard } from './support/encryptCard';
import { openTestSandbox, type TestSandbox, webhookSecret } from './support/openTestSandbox';
import { type Receiver, startReceiver } from './support/startReceiver';

let receiver: Receiver;
let sandbox: TestSandbox;

async function start(statuses: number[] = [], webhookRetryWaits = [5]) {
  receiver = await startReceiver(statuses);
  sandbox = await openTestSandbox({ webhookUrl: receiver.url, webhookRetryWaits });
}

afterEach(async () => {
  await sandbox.close();
  await receiver.close();
});

async function payPix(paymentId = 'payment-1') {
  const { body } = await callSandbox(sandbox.app, 'POST', '/charges', { ...pixRequest, paymentId });
  return callSandbox(sandbox.app, 'POST', `/pix/${body.pix?.txid ?? ''}/pay`);
}

const askForFault = (fault: string) =>
  callSandbox(sandbox.app, 'POST', '/faults', { target: 'webhooks', fault, times: 1, delayMs: 5 });

test('a change is posted with the charge as it was then, signed according to Standard Webhooks', async () => {
  await start();
  const paid = await payPix();
  const [delivery] = await receiver.deliveries(1);
  expect(delivery?.event).toMatchObject({ type: 'charge.updated', data: paid.body });
  expect(delivery?.headers['webhook-id']).toBe(delivery?.event.id);
  const { body = '', headers = {} } = delivery ?? {};
  const verifier = new Webhook(webhookSecret);
  expect(verifier.verify(body, headers)).toEqual(delivery?.event);
  expect(() => verifier.verify(`${body} `, headers)).toThrow('No matching signature found');
});

test.each([
  ['4111111111111111', 'captured'],
  ['4000000000000002', 'declined'],
])('a card that is settled at once (%s) sends an event too: %s', async (number, status) => {
  await start();
  const encryptedCard = await encryptCard(sandbox.app, number);
  await callSandbox(sandbox.app, 'POST', '/charges', { ...cardRequest, encryptedCard });
  const [delivery] = await receiver.deliveries(1);
  expect(delivery?.event.data.status).toBe(status);
});

test('a refused delivery is retried with the same id until it is accepted', async () => {
  await start([500, 404, 301]);
  await payPix();
  const deliveries = await receiver.deliveries(4);
  expect(new Set(deliveries.map(({ event }) => event.id)).size).toBe(1);
  for (const { body, headers } of deliveries) {
    expect(() => new Webhook(webhookSecret).verify(body, headers)).not.toThrow();
  }
});

test('every event has its own id', async () => {
  await start();
  const { body } = await payPix();
  await callSandbox(sandbox.app, 'POST', `/charges/${body.id}/refund`);
  const deliveries = await receiver.deliveries(2);
  expect(new Set(deliveries.map(({ event }) => event.id)).size).toBe(2);
});

test('an event that nobody accepted is delivered after a restart, and an accepted one is not', async () => {
  await start([200, 500], [600_000]);
  await payPix('accepted');
  await receiver.deliveries(1);
  await payPix('refused');
  await receiver.deliveries(2);
  await sandbox.restart();
  await payPix('later');
  const deliveries = await receiver.deliveries(4);
  const payments = deliveries.map(({ event }) => event.data.paymentId);
  expect(payments.slice(0, 2)).toEqual(['accepted', 'refused']);
  expect(payments.slice(2).sort()).toEqual(['later', 'refused']);
});

test('a call is answered while the receiver is silent', async () => {
  await start();
  await callSandbox(sandbox.app, 'POST', '/faults', {
    target: 'webhooks',
    fault: 'delay',
    times: 1,
    delayMs: 60_000,
  });
  expect((await payPix()).status).toBe(200);
});

test.each([
  ['duplicate', 2],
  ['drop-after', 2],
  ['error', 1],
  ['drop-before', 1],
  ['delay', 1],
])('with the fault %s the event arrives %i time(s)', async (fault, times) => {
  await start();
  await askForFault(fault);
  await payPix('first');
  const deliveries = await receiver.deliveries(times);
  expect(new Set(deliveries.map(({ event }) => event.id)).size).toBe(1);
  await payPix('second');
  const all = await receiver.deliveries(times + 1);
  expect(all.at(-1)?.event.data.paymentId).toBe('second');
});

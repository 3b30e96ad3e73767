import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { createSandboxConnection } from '@/commerce/providers/sandbox/createSandboxConnection';
import { createSandboxProvider } from '@/commerce/providers/sandbox/createSandboxProvider';
import { readCommerceEnvironment } from '@/config/commerce.server';
import { callSandbox } from './support/callSandbox';
import { pixRequest } from './support/chargeRequests';
import { apiKey, openTestSandbox, type TestSandbox } from './support/openTestSandbox';
import { type Receiver, startReceiver } from './support/startReceiver';

const createSecret = () => randomBytes(32).toString('base64');
const [before, after, foreign] = [createSecret(), createSecret(), createSecret()];
const newKey = 'the-new-key-of-the-tests';

let receiver: Receiver;
let sandbox: TestSandbox;

beforeAll(async () => {
  receiver = await startReceiver([]);
  sandbox = await openTestSandbox({
    webhookUrl: receiver.url,
    webhookSecret: `${after},${before}`,
    apiKey: `${newKey},${apiKey}`,
  });
});
afterAll(async () => {
  await sandbox.close();
  await receiver.close();
});

async function deliver() {
  const { body } = await callSandbox(sandbox.app, 'POST', '/charges', pixRequest);
  await callSandbox(sandbox.app, 'POST', `/pix/${body.pix?.txid ?? ''}/pay`);
  const [delivery] = await receiver.deliveries(1);
  if (!delivery) throw new Error('Nothing was delivered');
  return delivery;
}

const connection = { url: 'http://127.0.0.1:1', apiKey, timeoutMs: 1 };
const connectWith = (webhookSecret: string) =>
  createSandboxProvider({ ...connection, webhookSecret });

test('while its secret is rotated, an event is signed so that either end may change first', async () => {
  const { body, event, headers } = await deliver();
  for (const secret of [before, after, `${after},${before}`, `${before}, ${foreign}`])
    expect(connectWith(secret).readEvent(Buffer.from(body), headers).id).toBe(event.id);
  expect(() => connectWith(foreign).readEvent(Buffer.from(body), headers)).toThrow(
    'not signed by the provider',
  );
});

test('commerce accepts an event of a sandbox that has only one of the two secrets', () => {
  const body = JSON.stringify({ id: 'event' });
  const now = new Date();
  const signedBy = (secret: string) => ({
    'webhook-id': 'event',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign('event', now, body),
  });
  const provider = connectWith(`${after},${before}`);
  // Correctly signed, and of a wrong shape.
  for (const secret of [before, after])
    expect(() => provider.readEvent(Buffer.from(body), signedBy(secret))).toThrow('wrong shape');
  expect(() => provider.readEvent(Buffer.from(body), signedBy(foreign))).toThrow('not signed');
});

test('the sandbox accepts either key, and commerce sends the first', async () => {
  const ask = (key: string) =>
    sandbox.app.inject({
      url: '/charges?paymentId=none',
      headers: { authorization: `Bearer ${key}` },
    });
  expect((await ask(newKey)).statusCode).toBe(404);
  expect((await ask(apiKey)).statusCode).toBe(404);
  expect((await ask(`${newKey},${apiKey}`)).statusCode).toBe(401);
  expect((await ask('another-key-of-the-tests')).statusCode).toBe(401);
  const environment = readCommerceEnvironment({
    DATABASE_URL: 'postgresql://db/checkout',
    DATA_KEY: 'a-data-key-of-a-test',
    LOOKUP_KEY: 'a-lookup-key-of-a-test',
    SANDBOX_API_KEY: `${newKey},${apiKey}`,
    SANDBOX_WEBHOOK_SECRET: `${after},${before}`,
  });
  expect(createSandboxConnection(environment, 1).apiKey).toBe(newKey);
});

test.each([
  ['SANDBOX_API_KEY', `${newKey},short`],
  ['SANDBOX_API_KEY', `${newKey},`],
  ['SANDBOX_WEBHOOK_SECRET', `${after},not base64!`],
])('%s refuses a list with a malformed entry: %s', (name, value) => {
  const given = {
    DATABASE_URL: 'postgresql://db/checkout',
    SANDBOX_API_KEY: newKey,
    SANDBOX_WEBHOOK_SECRET: after,
    [name]: value,
  };
  expect(() => readCommerceEnvironment(given)).toThrow(`${name} must be`);
});

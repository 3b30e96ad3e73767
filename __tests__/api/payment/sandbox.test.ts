import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CompactEncrypt, importJWK } from 'jose';
import { Webhook } from 'standardwebhooks';
import { buildCommerce } from '@/commerce/buildCommerce';
import type { App } from '@/commerce/http/App';
import { createSandboxLoyaltyProgram } from '@/commerce/providers/sandbox/createSandboxLoyaltyProgram';
import { createSandboxProvider } from '@/commerce/providers/sandbox/createSandboxProvider';
import { createSandboxSmsSender } from '@/commerce/providers/sandbox/createSandboxSmsSender';
import { buildPath, paths } from '@/contract/paths';
import { buildSandbox } from '@/sandbox/buildSandbox';
import {
  createLead,
  eventually,
  mozambicanBody,
  parts,
  paymentBody,
  post,
} from '../../support/commerceRequests';
import { createTestDatabase, type TestDatabase } from '../../support/createTestDatabase';

const webhookSecret = randomBytes(24).toString('base64');
const apiKey = 'test-key';
let database: TestDatabase;
let app: App;
let sandbox: Awaited<ReturnType<typeof buildSandbox>>;
let folder: string;

/** The two need each other's address: commerce is listening before the sandbox is built. */
let sandboxUrl = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'checkout-sandbox-'));
  database = await createTestDatabase();
  const connection = {
    get url() {
      return sandboxUrl;
    },
    apiKey,
    webhookSecret,
    timeoutMs: 1_000,
  };
  app = await buildCommerce({
    databaseUrl: database.url,
    provider: createSandboxProvider(connection),
    sms: createSandboxSmsSender(connection),
    loyalty: createSandboxLoyaltyProgram(connection),
    webUrl: 'http://localhost:3000',
    appEnvironment: 'homolog',
    logLevel: 'silent',
    timing: { sweepEvery: 200 },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  sandbox = await buildSandbox({
    dataDirectory: folder,
    webhookUrl: `${origin}${buildPath(paths.webhook, { provider: 'sandbox' })}`,
    webhookSecret,
    apiKey,
    publicUrl: 'http://localhost:4100',
    logLevel: 'silent',
  });
  sandboxUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await sandbox.close();
  await app.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function encryptCard(number: string): Promise<string> {
  const key = (await app.inject(paths.cardKey)).json();
  const card = {
    number,
    holderName: 'MARIA DA SILVA',
    expirationMonth: 12,
    expirationYear: new Date().getFullYear() + 2,
    securityCode: '123',
  };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(card)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'RSA-OAEP-256'));
}

async function payByCard(number: string) {
  const encryptedCard = await encryptCard(number);
  const part = { ...parts.card(114000, 12), encryptedCard };
  const body = paymentBody(await createLead(app), 'card', { paymentMethods: [part] });
  return post(app, paths.paymentV2, body);
}

async function payBy(method: 'pix' | 'bankslip') {
  const response = await post(app, paths.paymentV2, paymentBody(await createLead(app), method));
  return response.json();
}

const viewOf = async (token: string) =>
  (await app.inject(buildPath(paths.payment, { token }))).json();

async function injectFault(fault: object): Promise<void> {
  await fetch(`${sandboxUrl}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
}

test('an approved card', async () => {
  const response = await payByCard('4111111111111111');
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({
    route: 'success',
    payment: { state: 'paid', installments: 12 },
  });
});

test.each([
  ['4000000000000002', 'card_refused'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'wrong_security_code'],
])('the card %s is declined: %s', async (number, reason) => {
  const response = await payByCard(number);
  expect(response.statusCode).toBe(402);
  expect(response.json()).toMatchObject({ code: 'payment_declined', reason });
});

test('3-D Secure, answered at the bank, ends paid', async () => {
  const response = (await payByCard('4000000000003220')).json();
  expect(response).toMatchObject({ route: 'payment-verification' });
  const page = new URL(response.redirect).pathname;
  await fetch(`${sandboxUrl}${page}/answer`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'answer=authorize',
  });
  const view = await eventually(
    () => viewOf(response.token),
    ({ state }) => state !== 'requires_action',
  );
  expect(view).toMatchObject({ state: 'paid', redirect: null });
});

test('a Pix paid at the bank is told by webhook', async () => {
  const { token, payment } = await payBy('pix');
  expect(payment.pix.code).toMatch(/^000201.*6304[0-9A-F]{4}$/);
  const ledger = await (await fetch(`${sandboxUrl}/ledger`)).json();
  const { txid } = ledger.at(-1);
  await fetch(`${sandboxUrl}/pix/${txid}/pay`, { method: 'POST' });
  const view = await eventually(
    () => viewOf(token),
    ({ state }) => state === 'paid',
  );
  expect(view.state).toBe('paid');
});

test.each(['pix', 'bankslip'] as const)('a simulated %s is paid', async (method) => {
  const { token, payment } = await payBy(method);
  expect(payment.canSimulate).toBe(true);
  const url = buildPath(paths.paymentSimulation, { token });
  const response = await app.inject({ method: 'POST', url });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ state: 'paid', canSimulate: false });
});

describe('M-Pesa', () => {
  async function payByMpesa() {
    const body = mozambicanBody(await createLead(app));
    return (await post(app, paths.paymentV2, body)).json();
  }

  test.each([
    ['completed', 'paid'],
    ['cancelled', 'declined'],
    ['expired', 'expired'],
  ])('%s on the phone is %s', async (result, state) => {
    const { token } = await payByMpesa();
    const [row] = await database.query(
      'select mpesa_id from payment_parts t join payments p on p.id = t.payment_id where token = $1',
      [token],
    );
    await fetch(`${sandboxUrl}/mpesa/${String(row?.['mpesa_id'])}/answer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ result }),
    });
    const view = await eventually(
      () => viewOf(token),
      (current) => current.state !== 'requires_action',
    );
    expect(view).toMatchObject({ state });
  });

  test('simulated is paid', async () => {
    const { token, payment } = await payByMpesa();
    expect(payment.canSimulate).toBe(true);
    const url = buildPath(paths.paymentSimulation, { token });
    const response = await app.inject({ method: 'POST', url });
    expect(response.json()).toMatchObject({ state: 'paid', canSimulate: false });
  });
});

test('where payments are real nothing is simulated', async () => {
  const { token } = await payBy('pix');
  const production = await buildCommerce({
    databaseUrl: database.url,
    provider: createSandboxProvider({ url: sandboxUrl, apiKey, webhookSecret, timeoutMs: 1_000 }),
    sms: createSandboxSmsSender({ url: sandboxUrl, apiKey, timeoutMs: 1_000 }),
    loyalty: createSandboxLoyaltyProgram({ url: sandboxUrl, apiKey, timeoutMs: 1_000 }),
    webUrl: 'http://localhost:3000',
    appEnvironment: 'production',
    logLevel: 'silent',
  });
  await production.ready();
  const view = await production.inject(buildPath(paths.payment, { token }));
  expect(view.json()).toMatchObject({ state: 'pending', canSimulate: false });
  const url = buildPath(paths.paymentSimulation, { token });
  const simulation = await production.inject({ method: 'POST', url });
  expect(simulation.statusCode).toBe(404);
  await production.close();
});

test('the bank slip can be printed', async () => {
  const { token, payment } = await payBy('bankslip');
  expect(payment.bankSlip.digitableLine).toMatch(/^\d{47}$/);
  const response = await app.inject(buildPath(paths.bankSlipDocument, { token }));
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('<svg');
});

test('a new code ends the old Pix at the provider', async () => {
  const { token } = await payBy('pix');
  const response = await app.inject({
    method: 'POST',
    url: buildPath(paths.paymentNewCode, { token }),
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(response.statusCode).toBe(201);
  expect(await viewOf(token)).toMatchObject({ state: 'expired' });
});

test.each([
  { target: 'charges', fault: 'drop-after', times: 1 },
  { target: 'charges', fault: 'drop-before', times: 1 },
  { target: 'charges', fault: 'error', times: 1 },
  { target: 'charges', fault: 'delay', times: 1, delayMs: 1_500 },
])('a card is charged once through $fault', async (fault) => {
  const capturedBefore = await captures();
  await injectFault(fault);
  const response = await payByCard('4111111111111111');
  expect(response.statusCode).toBe(201);
  const { token } = response.json();
  const view = await eventually(
    () => viewOf(token),
    ({ state }) => state === 'paid',
  );
  expect(view.state).toBe('paid');
  expect(await captures()).toBe(capturedBefore + 1);
});

async function captures(): Promise<number> {
  const ledger: { kind: string }[] = await (await fetch(`${sandboxUrl}/ledger`)).json();
  return ledger.filter(({ kind }) => kind === 'captured').length;
}

describe('a webhook', () => {
  const deliver = (rawBody: string, headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: buildPath(paths.webhook, { provider: 'sandbox' }),
      payload: rawBody,
      headers: { 'content-type': 'application/json', ...headers },
    });

  const sign = (rawBody: string, at: Date, secret = webhookSecret) => ({
    'webhook-id': 'event',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('event', at, rawBody),
  });

  const event = JSON.stringify({
    id: randomUUID(),
    data: {
      id: 'charge',
      paymentId: randomUUID(),
      status: 'captured',
      declineCode: null,
      profileId: null,
      redirect: null,
      pix: null,
      bankSlip: null,
      mpesa: null,
    },
  });

  test('about a payment that is not ours is received', async () => {
    expect((await deliver(event, sign(event, new Date()))).statusCode).toBe(204);
  });

  test.each([
    ['without a signature', {}],
    ['signed with another secret', sign(event, new Date(), randomBytes(24).toString('base64'))],
    ['signed six minutes ago', sign(event, new Date(Date.now() - 360_000))],
    ['signed for other bytes', sign(`${event} `, new Date())],
  ])('%s is refused', async (_name, headers) => {
    const response = await deliver(event, headers);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'invalid_signature' });
  });

  test('that is signed and makes no sense is refused', async () => {
    const response = await deliver('{}', sign('{}', new Date()));
    expect(response.statusCode).toBe(400);
  });
});

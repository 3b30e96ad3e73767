import type { CardData } from '@/contract/paymentParts';
import { callSandbox, getLedgerKinds } from './support/callSandbox';
import { cardRequest, pixRequest } from './support/chargeRequests';
import { encryptCard } from './support/encryptCard';
import { openTestSandbox, type TestSandbox } from './support/openTestSandbox';
import { stringMatching } from '../../support/matchers';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => sandbox.close());

const post = (path: string, body?: object) => callSandbox(sandbox.app, 'POST', path, body);

async function hold(number = '4111111111111111', card: Partial<CardData> = {}) {
  const encryptedCard = await encryptCard(sandbox.app, number, card);
  return post('/charges', { ...cardRequest, encryptedCard, capture: false, store: true });
}

const ledgerKinds = () => getLedgerKinds(sandbox.app);

test('an authorized card is captured later', async () => {
  const { body } = await hold();
  expect(body).toMatchObject({ status: 'authorized', profileId: stringMatching(/^card_/) });
  expect(await ledgerKinds()).toEqual(['created', 'authorized']);
  expect((await post(`/charges/${body.id}/capture`)).body).toMatchObject({ status: 'captured' });
  expect((await post(`/charges/${body.id}/capture`)).status).toBe(200);
  expect(await ledgerKinds()).toEqual(['created', 'authorized', 'captured']);
});

test('an authorized card is voided, and cannot be captured after that', async () => {
  const { body } = await hold();
  expect((await post(`/charges/${body.id}/void`)).body).toMatchObject({ status: 'voided' });
  expect((await post(`/charges/${body.id}/capture`)).status).toBe(409);
  expect(await ledgerKinds()).toEqual(['created', 'authorized', 'voided']);
});

test('a charge without an authorization cannot be captured', async () => {
  const { body } = await post('/charges', pixRequest);
  expect((await post(`/charges/${body.id}/capture`)).status).toBe(409);
});

const confirmAtBank = (id: string) =>
  sandbox.app.inject({
    method: 'POST',
    url: `/3ds/${id}/answer`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'answer=authorize',
  });

test('a bank that confirms an authorized card leaves it authorized', async () => {
  const { body } = await hold('4000000000003220');
  expect(body).toMatchObject({ status: 'requires_action' });
  await confirmAtBank(body.id);
  expect(await ledgerKinds()).toEqual(['created', 'authorized']);
  const confirmed = await callSandbox(sandbox.app, 'GET', `/charges/${body.id}`);
  expect(confirmed.body).toMatchObject({ profileId: stringMatching(/^card_/) });
});

test('a stored card pays again without its number', async () => {
  const { body } = await hold();
  const again = await post('/charges', {
    ...cardRequest,
    method: 'default-credit-card',
    paymentId: 'payment-2',
    profileId: body.profileId,
  });
  expect(again.body).toMatchObject({ status: 'captured', profileId: body.profileId });
});

test.each(['charged', 'confirmed at the bank', 'verified'])(
  'a card stored when it was %s is declined once it has expired',
  async (way) => {
    // The clock of the tests starts now: the month after next is not far.
    const soon = new Date(Date.now() + 45 * 86_400_000);
    const expiry = {
      expirationMonth: soon.getUTCMonth() + 1,
      expirationYear: soon.getUTCFullYear(),
    };
    const profileId = await store(way, expiry);
    await sandbox.restart();
    const pay = (paymentId: string) =>
      post('/charges', { ...cardRequest, method: 'default-credit-card', paymentId, profileId });
    expect((await pay('payment-2')).body).toMatchObject({ status: 'captured' });
    sandbox.passSeconds(80 * 86_400);
    expect((await pay('payment-3')).body).toMatchObject({
      status: 'declined',
      declineCode: 'expired_card',
    });
  },
);

async function store(way: string, card: Partial<CardData>): Promise<unknown> {
  if (way === 'charged') return (await hold('4111111111111111', card)).body.profileId;
  if (way === 'verified') {
    const encryptedCard = await encryptCard(sandbox.app, '4111111111111111', card);
    return (await post('/cards/verify', { reference: 'r', encryptedCard })).body.profileId;
  }
  const { body } = await hold('4000000000003220', card);
  await confirmAtBank(body.id);
  return (await callSandbox(sandbox.app, 'GET', `/charges/${body.id}`)).body.profileId;
}

test('a card that was never stored is refused', async () => {
  const answer = await post('/charges', {
    ...cardRequest,
    method: 'default-credit-card',
    profileId: 'card_unknown',
  });
  expect(answer).toMatchObject({ status: 400, body: { code: 'unknown_profile' } });
  expect(await ledgerKinds()).toEqual([]);
});

test.each(['credit-card-in-person', 'pix-in-person', 'cash', 'cheque'])(
  '%s is pending until the seller has received it',
  async (method) => {
    const { body } = await post('/charges', { ...pixRequest, method });
    expect(body).toMatchObject({ status: 'pending', method });
    const received = await sandbox.app.inject({
      method: 'POST',
      url: `/in-person/${body.id}/receive`,
    });
    expect(received.json()).toMatchObject({ status: 'captured' });
  },
);

test('only an in-person payment can be received in person', async () => {
  const { body } = await post('/charges', pixRequest);
  const answer = await sandbox.app.inject({
    method: 'POST',
    url: `/in-person/${body.id}/receive`,
  });
  expect(answer.statusCode).toBe(404);
});

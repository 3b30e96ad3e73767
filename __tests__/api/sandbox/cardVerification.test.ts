import type { CardData } from '@/contract/paymentParts';
import { callSandbox, getLedger } from './support/callSandbox';
import { cardRequest } from './support/chargeRequests';
import { encryptCard } from './support/encryptCard';
import { openTestSandbox, type TestSandbox } from './support/openTestSandbox';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => sandbox.close());

async function verify(number: string, card: Partial<CardData> = {}) {
  const reference = 'verification-1';
  const encryptedCard = await encryptCard(sandbox.app, number, card);
  return callSandbox(sandbox.app, 'POST', '/cards/verify', { reference, encryptedCard });
}

const ledger = () => getLedger(sandbox.app);

test('a good card is stored, pays later, and moves no money until then', async () => {
  const { body, status } = await verify('4111111111111111');
  expect([status, body.declineCode]).toEqual([200, null]);
  expect(await ledger()).toEqual([]);
  await sandbox.restart();
  const charge = await callSandbox(sandbox.app, 'POST', '/charges', {
    ...cardRequest,
    method: 'default-credit-card',
    profileId: body.profileId,
  });
  expect(charge.body).toMatchObject({ status: 'captured', profileId: body.profileId });
});

test('a card without funds passes its verification, and is declined when it is charged', async () => {
  const { body } = await verify('4000000000000341');
  expect(body.declineCode).toBeNull();
  const charge = await callSandbox(sandbox.app, 'POST', '/charges', {
    ...cardRequest,
    method: 'default-credit-card',
    profileId: body.profileId,
  });
  expect(charge.body).toMatchObject({ status: 'declined', declineCode: 'insufficient_funds' });
});

test.each([
  ['4000000000000002', 'card_declined'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000003220', 'authentication_failed'],
])('card %s is refused: %s', async (number, declineCode) => {
  expect((await verify(number)).body).toMatchObject({ profileId: null, declineCode });
});

test.each([
  [{ expirationYear: 2020 }, 'expired_card'],
  [{ securityCode: '1' }, 'incorrect_cvc'],
  [{ holderName: ' ' }, 'card_declined'],
])('a card with %j is refused: %s', async (card, declineCode) => {
  const { body } = await verify('4111111111111111', card);
  expect(body).toMatchObject({ profileId: null, declineCode });
});

test('a repeated verification stores one card, also at once and after a restart', async () => {
  const [first, second] = await Promise.all([
    verify('4111111111111111'),
    verify('4111111111111111'),
  ]);
  expect(second.body).toEqual(first.body);
  await sandbox.restart();
  expect((await verify('4111111111111111')).body).toEqual(first.body);
});

test('an unreadable card and a call without the key are refused', async () => {
  const unreadable = { reference: 'r', encryptedCard: 'a.b.c.d.e' };
  const answer = await callSandbox<{ code: string }>(
    sandbox.app,
    'POST',
    '/cards/verify',
    unreadable,
  );
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid_card']);
  const stranger = await sandbox.app.inject({
    method: 'POST',
    url: '/cards/verify',
    payload: unreadable,
  });
  expect(stranger.statusCode).toBe(401);
});

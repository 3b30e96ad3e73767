import { CompactEncrypt, generateKeyPair } from 'jose';
import type { CardData } from '@/contract/paymentParts';
import { callSandbox, getLedgerKinds } from './support/callSandbox';
import { cardRequest } from './support/chargeRequests';
import { encryptCard } from './support/encryptCard';
import { openTestSandbox, publicUrl, type TestSandbox } from './support/openTestSandbox';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => sandbox.close());

async function charge(number: string, change: object = {}, card: Partial<CardData> = {}) {
  const encryptedCard = await encryptCard(sandbox.app, number, card);
  return callSandbox(sandbox.app, 'POST', '/charges', { ...cardRequest, encryptedCard, ...change });
}

const ledgerKinds = () => getLedgerKinds(sandbox.app);

test.each([
  ['4000000000000002', 'card_declined'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
  ['4111111111111112', 'card_declined'],
  ['4000000000000000006', 'card_declined'],
  ['4222222222222', 'card_declined'],
])('card %s is declined: %s', async (number, declineCode) => {
  const { status, body } = await charge(number);
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: 'declined', declineCode, profileId: null, redirect: null });
  expect(body.card).toBeNull();
  expect(await ledgerKinds()).toEqual(['created']);
});

test.each([
  [{ expirationYear: 2020 }, 'expired_card'],
  [{ expirationYear: 2060 }, 'expired_card'],
  [{ securityCode: '1234' }, 'incorrect_cvc'],
  [{ holderName: '' }, 'card_declined'],
])('a card with %j is declined: %s', async (card, declineCode) => {
  const { body } = await charge('4111111111111111', {}, card);
  expect(body).toMatchObject({ status: 'declined', declineCode, profileId: null });
});

test.each([
  ['4111111111111111', '737', 'visa'],
  ['5555555555554444', '737', 'mastercard'],
  ['378282246310005', '7373', 'american_express'],
  ['4111 1111 1111 1111', '737', 'visa'],
])('card %s is approved', async (number, securityCode, cardCompany) => {
  const { body } = await charge(number, { cardCompany }, { securityCode });
  expect(body).toMatchObject({ status: 'captured', declineCode: null, amount: 118_800 });
  expect(body.profileId).toBeNull();
  expect(body.card).toEqual({ company: cardCompany, lastDigits: number.slice(-4) });
  expect(await ledgerKinds()).toEqual(['created', 'authorized', 'captured']);
});

test('a card of another company than declared is declined', async () => {
  const { body } = await charge('5555555555554444', { cardCompany: 'visa' });
  expect(body).toMatchObject({ status: 'declined', declineCode: 'card_declined' });
});

test('a card is stored only when the merchant asks for it', async () => {
  const { body } = await charge('4111111111111111', { store: true });
  expect(body.profileId).toEqual(expect.stringMatching(/^card_/));
});

test('a card that was not encrypted with the key of the sandbox is refused', async () => {
  const { publicKey } = await generateKeyPair('RSA-OAEP-256');
  const encryptedCard = await new CompactEncrypt(new TextEncoder().encode('{}'))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
    .encrypt(publicKey);
  const answer = await charge('4111111111111111', { encryptedCard });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_card' } });
  expect(await ledgerKinds()).toEqual([]);
});

describe('3-D Secure', () => {
  const returnUrl = 'http://shop.test/payment-verification?token=1';

  async function answer(id: string, value: string) {
    return sandbox.app.inject({
      method: 'POST',
      url: `/3ds/${id}/answer`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `answer=${value}`,
    });
  }

  test('the buyer is sent to a page of the bank that works without script', async () => {
    const { body } = await charge('4000000000003220', { returnUrl });
    expect(body).toMatchObject({
      status: 'requires_action',
      redirect: `${publicUrl}/3ds/${body.id}`,
    });
    const page = await sandbox.app.inject(`/3ds/${body.id}`);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('R$\u00a01.188,00');
    expect(page.body).toContain('Autorizar');
    expect(page.body).toContain('Recusar');
    expect(page.body).toContain('Visa •••• 3220');
    expect(page.body).toContain('(••)\u00a0•••••\u2011');
    expect(page.body).toContain('Página de teste');
    expect(page.body).not.toContain('<script');
    // Its letters are in the page: it looks the same on every machine.
    expect(page.headers['content-security-policy']).toContain('font-src data:');
    expect(page.body).toContain('url(data:font/woff2;base64,');
  });

  test.each([
    ['authorize', { status: 'captured', declineCode: null }, ['authorized', 'captured']],
    ['refuse', { status: 'declined', declineCode: 'authentication_failed' }, []],
  ])('%s leads back to the shop', async (value, outcome, kinds) => {
    const { body } = await charge('4000000000003220', { returnUrl });
    const response = await answer(body.id, value);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(returnUrl);
    const after = await callSandbox(sandbox.app, 'GET', `/charges/${body.id}`);
    expect(after.body).toMatchObject({ ...outcome, redirect: null });
    expect(await ledgerKinds()).toEqual(['created', ...kinds]);
  });

  test('the first answer stands', async () => {
    const { body } = await charge('4000000000003220', { returnUrl });
    await answer(body.id, 'refuse');
    expect((await answer(body.id, 'authorize')).statusCode).toBe(303);
    expect((await sandbox.app.inject(`/3ds/${body.id}`)).statusCode).toBe(303);
    expect(await ledgerKinds()).toEqual(['created']);
  });

  test('without a return URL the page confirms the answer', async () => {
    const { body } = await charge('4000000000003220');
    expect((await answer(body.id, 'authorize')).body).toContain('Você já pode voltar à loja.');
  });
});

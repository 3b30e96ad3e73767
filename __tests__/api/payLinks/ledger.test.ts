import { randomUUID } from 'node:crypto';
import type { CardVerification, CustomOffer } from '@/contract/customOffer';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentPart } from '@/contract/paymentParts';
import type { Sample, SampleKind } from '@/contract/samples';
import { cards, typedCard } from '@/testing/cards';
import { encryptedCard, parts } from '@/testing/requests';
import { readLedger } from '@/testing/sandbox';
import { post } from '../../support/commerceRequests';
import { ms, paymentV1Body } from '../../support/paidLater';
import { startSandboxSystem, type SandboxSystem } from '../../support/startSandboxSystem';

let system: SandboxSystem;

beforeAll(async () => {
  system = await startSandboxSystem();
});
afterAll(() => system.stop());

const createSample = async (kind: SampleKind) =>
  (await post(system.app, buildPath(paths.samples, { kind }), ms)).json<Sample>();
const pay = (...body: Parameters<typeof paymentV1Body>) =>
  post(system.app, paths.paymentV1, paymentV1Body(...body));

const captured = async () => (await readLedger(system)).filter(({ kind }) => kind === 'captured');

const verify = (number: string) => verifyEncrypted(typedCard(number));

async function verifyEncrypted(card: string) {
  const { id } = await createSample('custom-offer');
  const asked = await system.app.inject(buildPath(paths.customOffer, { id }));
  const { plan, subscriptionId } = asked.json<CustomOffer>();
  const url = buildPath(paths.cardVerification, { subscriptionId });
  return { id, amount: plan.amount, answer: await post(system.app, url, { encryptedCard: card }) };
}

test('an offer is accepted with the verified card, and captured once', async () => {
  const { amount, answer, id } = await verify(cards.approved);
  expect(await captured()).toEqual([]);
  const { paymentProfileId } = answer.json<CardVerification>();
  const method = 'default-credit-card';
  const part: PaymentPart = { method, amount, installments: 1, paymentProfileId };
  const accept = () =>
    system.app.inject({
      method: 'POST',
      url: paths.paymentV1,
      payload: paymentV1Body('sale-invoice', id, part),
      headers: {
        'idempotency-key': randomUUID(),
        cookie: String(answer.headers['set-cookie']).replace(/;.*/, ''),
      },
    });
  await Promise.all([accept(), accept()]);
  expect(await captured()).toEqual([expect.objectContaining({ amount, method })]);
});

test.each([
  ['4000000000000127', 'wrong_security_code'],
  ['4000000000003220', 'authentication_failed'],
])('card %s fails its verification: %s', async (number, reason) => {
  const { answer } = await verify(number);
  expect(answer.json()).toMatchObject({ code: 'payment_declined', reason });
});

test('an unreadable card is refused like any other', async () => {
  const { answer } = await verifyEncrypted(encryptedCard);
  expect(answer.json()).toMatchObject({ code: 'payment_declined', reason: 'processing_error' });
});

test.each(['invoice', 'renew', 'recovery'] as const)(
  'one %s paid by card in two tabs and by Pix in a third is captured once',
  async (kind) => {
    const { id } = await createSample(kind);
    const type = kind === 'recovery' ? 'direct' : kind;
    const before = (await captured()).length;
    const card = parts.card(114000, 1, typedCard(cards.approved));
    const methods = [card, card, parts.pix(114000)];
    await Promise.all(methods.map((part) => pay(type, id, part)));
    await Promise.all(methods.map((part) => pay(type, id, part)));
    // While a Pix is being created the cards are refused; a card alone then pays.
    await pay(type, id, card);
    expect((await captured()).length).toBe(before + 1);
  },
);

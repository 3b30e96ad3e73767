import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { CardVerification, CustomOffer } from '@/contract/customOffer';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentPart } from '@/contract/paymentParts';
import type { Problem } from '@/contract/problem';
import { encryptedCard, parts } from '@/testing/requests';
import { openConnections, post, storedCard } from '../../support/commerceRequests';
import { createSample, paymentV1Body, withoutInstance } from '../../support/paidLater';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  // Raised, so that the separate limit on declined cards does not interfere.
  commerce = await startTestCommerce({ limits: { 'declines-per-lead': 1_000 } });
  await openConnections(commerce.app);
});
afterAll(() => commerce.stop());
beforeEach(() => {
  commerce.provider.reset();
});

const captured = () => commerce.provider.capturedCharges.length;

describe('an offer made to one buyer', () => {
  const price = 91200;

  const ask = (id: string) => commerce.app.inject(buildPath(paths.customOffer, { id }));
  const verify = (subscriptionId: string, body: object = { encryptedCard }, key?: string) =>
    post(commerce.app, buildPath(paths.cardVerification, { subscriptionId }), body, key);
  /** @param verified the response whose cookie the browser sends back */
  const accept = (id: string, part: PaymentPart, verified?: LightMyRequestResponse) =>
    post(commerce.app, paths.paymentV1, paymentV1Body('sale-invoice', id, part), undefined, {
      cookie: String(verified?.headers['set-cookie'] ?? '').replace(/;.*/, ''),
    });

  async function start() {
    const { id } = await createSample(commerce, 'custom-offer');
    const offer = (await ask(id)).json<CustomOffer>();
    return { id, offer, subscriptionId: offer.subscriptionId };
  }

  test('an offer is found by its id and by its subscription', async () => {
    const { id, offer, subscriptionId } = await start();
    expect(offer).toMatchObject({
      plan: { amount: price, standardAmount: 114000, paymentMethods: ['credit-card'] },
      buyer: { name: 'Pessoa de Teste' },
    });
    expect(offer.benefits.length).toBeGreaterThan(0);
    expect((await ask(subscriptionId)).json()).toMatchObject({ id });
  });

  test('a card is verified without a charge, and then accepts the offer with one click', async () => {
    const { id, subscriptionId } = await start();
    const before = captured();
    const verified = await verify(subscriptionId);
    const { paymentProfileId } = verified.json<CardVerification>();
    expect(captured()).toBe(before);
    const accepted = await accept(id, storedCard(paymentProfileId, price), verified);
    expect(accepted.json()).toMatchObject({
      payment: { state: 'paid', amount: price, type: 'sale-invoice' },
    });
    expect(commerce.provider.orders.at(-1)?.method).toMatchObject({
      method: 'default-credit-card',
      profileId: paymentProfileId,
    });
  });

  test('an offer is accepted once', async () => {
    const { id, subscriptionId } = await start();
    const verified = await verify(subscriptionId);
    const card = storedCard(verified.json<CardVerification>().paymentProfileId, price);
    const before = captured();
    await Promise.all([1, 2, 3].map(() => accept(id, card, verified)));
    await accept(id, card, verified);
    expect(captured()).toBe(before + 1);
  });

  test('only the browser that verified the card accepts with it, within an hour', async () => {
    const { id, subscriptionId } = await start();
    const key = randomUUID();
    const first = await verify(subscriptionId, { encryptedCard }, key);
    // A lost response is requested again, and brings a new secret.
    const verified = await verify(subscriptionId, { encryptedCard }, key);
    const card = storedCard(verified.json<CardVerification>().paymentProfileId, price);
    const before = captured();
    for (const browser of [undefined, first]) {
      const refused = await accept(id, card, browser);
      expect(refused.json()).toMatchObject({
        errors: [{ field: '/paymentMethods/0/paymentProfileId', code: 'unknown' }],
      });
    }
    commerce.passTime(3_600_000);
    expect((await accept(id, card, verified)).statusCode).toBe(422);
    expect(captured()).toBe(before);
    const again = await verify(subscriptionId);
    const { paymentProfileId } = again.json<CardVerification>();
    expect((await accept(id, storedCard(paymentProfileId, price), again)).statusCode).toBe(201);
  });

  test('a refused card is not stored, and the reason is returned', async () => {
    const { subscriptionId } = await start();
    commerce.provider.cardStatus = 'declined';
    const refused = await verify(subscriptionId);
    expect(refused.statusCode).toBe(402);
    expect(refused.json()).toMatchObject({
      code: 'payment_declined',
      reason: 'insufficient_funds',
    });
    const rows = await commerce.database.query(
      'select profile_id from card_verifications where subscription_id = $1',
      [subscriptionId],
    );
    expect(rows).toEqual([{ profile_id: null }]);
  });

  test('a repeated attempt gets the same answer; its key is refused elsewhere', async () => {
    const { subscriptionId } = await start();
    const { subscriptionId: other } = await start();
    const key = randomUUID();
    const first = await verify(subscriptionId, { encryptedCard }, key);
    const again = await verify(subscriptionId, { encryptedCard: 'a.b.c.d.e' }, key);
    expect(again.body).toBe(first.body);
    const misused = await verify(other, { encryptedCard }, key);
    expect(misused.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('cards are verified up to a limit, however many come at once', async () => {
    const { subscriptionId } = await start();
    commerce.provider.cardStatus = 'declined';
    const asked = vi.spyOn(commerce.provider, 'verifyCard');
    const answers = await Promise.all(Array.from({ length: 15 }, () => verify(subscriptionId)));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(5);
    expect(asked).toHaveBeenCalledTimes(10);
    asked.mockRestore();
    expect(refused[0]?.json()).toMatchObject({ code: 'rate_limited' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3_500);
  });

  test('a verification that the provider did not answer can be repeated with the same key', async () => {
    const { subscriptionId } = await start();
    const key = randomUUID();
    commerce.provider.isAway = true;
    expect((await verify(subscriptionId, { encryptedCard }, key)).statusCode).toBe(502);
    commerce.provider.isAway = false;
    expect((await verify(subscriptionId, { encryptedCard }, key)).statusCode).toBe(201);
  });

  test("a card of another buyer's subscription pays for nothing", async () => {
    const { id } = await start();
    const { subscriptionId: other } = await start();
    const verified = await verify(other);
    const { paymentProfileId } = verified.json<CardVerification>();
    const before = captured();
    const refused = await accept(id, storedCard(paymentProfileId, price), verified);
    expect(refused.json()).toMatchObject({
      errors: [{ field: '/paymentMethods/0/paymentProfileId', code: 'unknown' }],
    });
    expect(captured()).toBe(before);
  });

  test.each([
    ['a clear card', { encryptedCard: '4111111111111111' }, 'clear_card_data'],
    ['a clear card beside it', { encryptedCard, number: '4111 1111 1111 1111' }, 'clear_card_data'],
    ['more than a card', { encryptedCard, cvv: '123' }, 'invalid_request'],
    ['nothing', {}, 'invalid_request'],
  ])('%s is refused', async (_, body, code) => {
    const { subscriptionId } = await start();
    const response = await verify(subscriptionId, body);
    expect(response.json()).toMatchObject({ status: 400 });
    expect(['clear_card_data', 'invalid_request']).toContain(response.json<Problem>().code);
    if (code === 'invalid_request') expect(response.json()).toMatchObject({ code });
  });

  test('an accepted offer says that it is paid, by either id, and reveals nothing about its buyer', async () => {
    const { id, subscriptionId } = await start();
    await accept(id, parts.card(price));
    for (const known of [id, subscriptionId]) {
      const answer = await ask(known);
      expect(answer.statusCode).toBe(409);
      expect(Object.keys(answer.json()).toSorted()).toEqual([
        'code',
        'instance',
        'status',
        'title',
        'type',
      ]);
    }
    expect((await accept(id, parts.card(price))).statusCode).toBe(404);
  });

  test('unknown and ended offers get the same answer', async () => {
    const { id: ended } = await start();
    await commerce.database.query('update custom_offers set ends_at = now() where id = $1', [
      ended,
    ]);
    const answers = await Promise.all(
      ['x', 'a'.repeat(32), ended].flatMap((id) => [ask(id), accept(id, parts.card(price))]),
    );
    const unknownSubscription = await verify('a'.repeat(32));
    const bodies = [...answers, unknownSubscription].map(({ body }) => withoutInstance(body));
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain('not_found');
  });
});

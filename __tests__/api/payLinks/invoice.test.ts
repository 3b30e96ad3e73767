import { randomUUID } from 'node:crypto';
import type { CardVerification, CustomOffer } from '@/contract/customOffer';
import type { Invoice } from '@/contract/invoice';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { PaymentPart } from '@/contract/paymentParts';
import {
  createLead,
  encryptedCard,
  eventually,
  openConnections,
  parts,
  paymentBody,
  post,
  storedCard,
} from '../../support/commerceRequests';
import {
  createSample,
  ms,
  paymentV1Body,
  tellProviderNews,
  withoutInstance,
} from '../../support/paidLater';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
  await openConnections(commerce.app);
}, 60_000);
afterAll(() => commerce.stop());
beforeEach(() => commerce.provider.reset());

const captured = () => commerce.provider.capturedCharges.length;

describe('an invoice', () => {
  const get = (id: string) => commerce.app.inject(buildPath(paths.invoice, { id }));
  const pay = (...body: Parameters<typeof paymentV1Body>) =>
    post(commerce.app, paths.paymentV1, paymentV1Body(...body));

  test.each(['invoice', 'sale-invoice', 'first-invoice-payment'] as const)(
    'an open %s says what is owed, and is paid without a form',
    async (kind) => {
      const { id } = await createSample(commerce, kind);
      const invoice = (await get(id)).json<Invoice>();
      expect(invoice).toMatchObject({
        id,
        kind,
        state: 'open',
        product: { code: 'ms', business: 'meusucesso', operation: 'BR' },
        plan: { id: 'ms-anual', amount: 114000, standardAmount: 114000 },
        buyer: { name: 'Pessoa de Teste', email: 't•••@example.com', hasDocument: false },
        locale: 'pt-BR',
      });
      expect(invoice.plan.installments).toHaveLength(12);
      const response = await pay(kind, id, parts.card(114000, 12), { document: '12345678909' });
      expect(response.json<PaymentResponse>()).toMatchObject({
        route: 'success',
        payment: { state: 'paid', type: kind, amount: 114000, planId: 'ms-anual' },
      });
      expect((await get(id)).statusCode).toBe(404);
    },
  );

  test('the link tells nobody the whole contact', async () => {
    const leadId = await createLead(commerce.app);
    await post(commerce.app, paths.paymentV2, paymentBody(leadId));
    const { id } = await createSample(commerce, 'invoice', { ...ms, leadId });
    const { body } = await get(id);
    for (const known of ['maria.silva@', '11987654321', '12345678909', leadId]) {
      expect(body).not.toContain(known);
    }
    expect(JSON.parse(body).buyer).toMatchObject({ name: 'Maria da Silva', hasDocument: true });
  });

  test('who paid before is charged with the document that is known', async () => {
    const leadId = await createLead(commerce.app);
    await post(commerce.app, paths.paymentV2, paymentBody(leadId));
    const { id } = await createSample(commerce, 'invoice', { ...ms, leadId });
    await pay('invoice', id, parts.pix(114000));
    expect(commerce.provider.orders.at(-1)?.payer).toEqual({
      name: 'Maria da Silva',
      email: 'maria.silva@example.com',
      phone: '+5511987654321',
      document: '12345678909',
    });
  });

  test('unknown, malformed, paid, cancelled and ended get the same answer', async () => {
    const { id: paid } = await createSample(commerce, 'invoice');
    await pay('invoice', paid, parts.card(114000));
    const { id: cancelled } = await createSample(commerce, 'invoice');
    await commerce.database.query('update invoices set cancelled_at = now() where id = $1', [
      cancelled,
    ]);
    const { id: ended } = await createSample(commerce, 'invoice');
    await commerce.database.query('update invoices set ends_at = now() where id = $1', [ended]);
    const { id: otherKind } = await createSample(commerce, 'renew');

    const ids = ['x', 'a'.repeat(300), '%25', '../../lead', paid, cancelled, ended, otherKind];
    const answers = await Promise.all(ids.map(async (id) => get(id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 404));
    const payments = await Promise.all(
      [...ids.slice(0, 2), paid, cancelled, ended, otherKind].map((id) =>
        pay('invoice', id, parts.pix(114000)),
      ),
    );
    const bodies = [...answers, ...payments].map(({ body }) => withoutInstance(body));
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain('not_found');
  });

  test('an invoice is paid as what it is, for what is owed', async () => {
    const { id } = await createSample(commerce, 'invoice');
    expect((await pay('sale-invoice', id, parts.pix(114000))).statusCode).toBe(404);
    const cheap = await pay('invoice', id, parts.pix(100));
    expect(cheap.json()).toMatchObject({ code: 'price_changed', amount: 114000 });
    const strange = await pay('invoice', id, parts.mpesa(114000));
    expect(strange.json()).toMatchObject({ errors: [{ field: '/paymentMethods/0/method' }] });
    const other = await pay('invoice', id, parts.pix(114000), { planId: 'ms-essencial' });
    expect(other.json()).toMatchObject({ errors: [{ field: '/planId', code: 'unknown' }] });
  });

  test('with version two it is paid by its own lead only', async () => {
    const leadId = await createLead(commerce.app);
    const { id: referenceId } = await createSample(commerce, 'invoice', { ...ms, leadId });
    const stranger = await createLead(commerce.app);
    const changes = { type: 'invoice', referenceId } as const;
    const refused = await post(
      commerce.app,
      paths.paymentV2,
      paymentBody(stranger, 'pix', changes),
    );
    expect(refused.statusCode).toBe(404);
    const paid = await post(commerce.app, paths.paymentV2, paymentBody(leadId, 'card', changes));
    expect(paid.json()).toMatchObject({ payment: { state: 'paid', type: 'invoice' } });
  });

  test('two methods at the same moment, and many clicks, capture once', async () => {
    const { id } = await createSample(commerce, 'invoice');
    const before = captured();
    const answers = await Promise.all([
      pay('invoice', id, parts.card(114000)),
      pay('invoice', id, parts.pix(114000)),
      pay('invoice', id, parts.card(114000)),
      pay('invoice', id, parts.bankslip(114000)),
    ]);
    await pay('invoice', id, parts.card(114000));
    expect(answers.some(({ statusCode }) => statusCode === 201)).toBe(true);
    expect(captured()).toBe(before + 1);
    expect((await get(id)).statusCode).toBe(404);
  });

  test('a slip that is paid after the invoice was paid by card is refunded', async () => {
    const { id } = await createSample(commerce, 'invoice');
    const slip = (await pay('invoice', id, parts.bankslip(114000))).json<PaymentResponse>();
    const card = await pay('invoice', id, parts.card(114000));
    expect(card.json()).toMatchObject({ payment: { state: 'paid' } });
    const before = captured();
    await tellProviderNews(commerce, slip.token, 'captured');
    expect(
      await eventually(
        async () => captured(),
        (count) => count === before,
      ),
    ).toBe(before);
  });

  test('after a decline it stays open for another try', async () => {
    const { id } = await createSample(commerce, 'invoice');
    commerce.provider.cardStatus = 'declined';
    const declined = await pay('invoice', id, parts.card(114000));
    expect(declined.json()).toMatchObject({ code: 'payment_declined' });
    expect((await get(id)).statusCode).toBe(200);
    expect((await pay('invoice', id, parts.pix(114000))).json()).toMatchObject({ route: 'pix' });
  });

  test('money that is refunded is owed again', async () => {
    const { id } = await createSample(commerce, 'invoice');
    const { token } = (await pay('invoice', id, parts.card(114000))).json<PaymentResponse>();
    await tellProviderNews(commerce, token, 'refunded');
    expect((await get(id)).json()).toMatchObject({ state: 'open' });
  });
});

describe('an offer made to one buyer', () => {
  const price = 91200;

  const ask = (id: string) => commerce.app.inject(buildPath(paths.customOffer, { id }));
  const verify = (subscriptionId: string, body: object = { encryptedCard }, key?: string) =>
    post(commerce.app, buildPath(paths.cardVerification, { subscriptionId }), body, key);
  const accept = (id: string, part: PaymentPart) =>
    post(commerce.app, paths.paymentV1, paymentV1Body('sale-invoice', id, part));

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

  test('a card is verified without a charge, and then accepts with one click', async () => {
    const { id, subscriptionId } = await start();
    const before = captured();
    const { paymentProfileId } = (await verify(subscriptionId)).json<CardVerification>();
    expect(captured()).toBe(before);
    const accepted = await accept(id, storedCard(paymentProfileId, price));
    expect(accepted.json()).toMatchObject({
      payment: { state: 'paid', amount: price, type: 'sale-invoice' },
    });
    expect(commerce.provider.orders.at(-1)?.method).toMatchObject({
      method: 'default-credit-card',
      profileId: paymentProfileId,
    });
  });

  test('it is accepted once', async () => {
    const { id, subscriptionId } = await start();
    const { paymentProfileId } = (await verify(subscriptionId)).json<CardVerification>();
    const before = captured();
    await Promise.all([1, 2, 3].map(() => accept(id, storedCard(paymentProfileId, price))));
    await accept(id, storedCard(paymentProfileId, price));
    expect(captured()).toBe(before + 1);
  });

  test('a card that is refused is not kept, and the reason is told', async () => {
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

  test('the same attempt is answered the same; its key is of no use elsewhere', async () => {
    const { subscriptionId } = await start();
    const { subscriptionId: other } = await start();
    const key = randomUUID();
    const first = await verify(subscriptionId, { encryptedCard }, key);
    const again = await verify(subscriptionId, { encryptedCard: 'a.b.c.d.e' }, key);
    expect(again.body).toBe(first.body);
    const misused = await verify(other, { encryptedCard }, key);
    expect(misused.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('cards cannot be tried without end, however many come at once', async () => {
    const { subscriptionId } = await start();
    commerce.provider.cardStatus = 'declined';
    const asked = jest.spyOn(commerce.provider, 'verifyCard');
    const answers = await Promise.all(Array.from({ length: 15 }, () => verify(subscriptionId)));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(5);
    expect(asked).toHaveBeenCalledTimes(10);
    asked.mockRestore();
    expect(refused[0]?.json()).toMatchObject({ code: 'rate_limited' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3_500);
  });

  test('an answer that was lost is asked for again with the same key', async () => {
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
    const { paymentProfileId } = (await verify(other)).json<CardVerification>();
    const before = captured();
    const refused = await accept(id, storedCard(paymentProfileId, price));
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
    expect(['clear_card_data', 'invalid_request']).toContain(response.json().code);
    if (code === 'invalid_request') expect(response.json()).toMatchObject({ code });
  });

  test('unknown, accepted and ended offers get the same answer', async () => {
    const { id: accepted, subscriptionId } = await start();
    await accept(accepted, parts.card(price));
    const { id: ended } = await start();
    await commerce.database.query('update custom_offers set ends_at = now() where id = $1', [
      ended,
    ]);
    const answers = await Promise.all(
      ['x', 'a'.repeat(32), accepted, subscriptionId, ended].flatMap((id) => [
        ask(id),
        accept(id, parts.card(price)),
      ]),
    );
    const unknownSubscription = await verify('a'.repeat(32));
    const bodies = [...answers, unknownSubscription].map(({ body }) => withoutInstance(body));
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain('not_found');
  });
});

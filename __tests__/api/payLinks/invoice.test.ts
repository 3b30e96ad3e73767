import type { Invoice } from '@/contract/invoice';
import { buildPath, paths } from '@/contract/paths';
import type { Recovery } from '@/contract/recovery';
import type { PaymentResponse } from '@/contract/payment';
import { eventually } from '@/testing/eventually';
import { parts } from '@/testing/requests';
import { createLead, openConnections, paymentBody, post } from '../../support/commerceRequests';
import {
  createSample,
  ms,
  paymentV1Body,
  deliverWebhook,
  withoutInstance,
} from '../../support/paidLater';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
  await openConnections(commerce.app);
});
afterAll(() => commerce.stop());
beforeEach(() => {
  commerce.provider.reset();
});

const captured = () => commerce.provider.capturedCharges.length;

describe('an invoice', () => {
  const problemKeys = ['code', 'instance', 'status', 'title', 'type'];
  const get = (id: string) => commerce.app.inject(buildPath(paths.invoice, { id }));
  const pay = (...body: Parameters<typeof paymentV1Body>) =>
    post(commerce.app, paths.paymentV1, paymentV1Body(...body));

  test.each(['invoice', 'sale-invoice', 'first-invoice-payment'] as const)(
    'of the kind %s, while open, shows what is owed, and is paid without a form',
    async (kind) => {
      const { id } = await createSample(commerce, kind);
      const invoice = (await get(id)).json<Invoice>();
      expect(invoice).toMatchObject({
        id,
        kind,
        state: 'open',
        product: { code: 'ms', business: 'meusucesso', operation: 'BR' },
        plan: { id: 'ms-anual', amount: 114000, standardAmount: 114000 },
        buyer: { name: 'Pessoa de Teste', email: 't•••@example.com', documentType: null },
        locale: 'pt-BR',
      });
      expect(invoice.plan.installments).toHaveLength(12);
      const response = await pay(kind, id, parts.card(114000, 12), { document: '12345678909' });
      expect(response.json<PaymentResponse>()).toMatchObject({
        route: 'success',
        payment: { state: 'paid', type: kind, amount: 114000, planId: 'ms-anual' },
      });
      expect((await get(id)).statusCode).toBe(409);
    },
  );

  test('does not reveal the full contact of its buyer', async () => {
    const leadId = await createLead(commerce.app);
    await post(commerce.app, paths.paymentV2, paymentBody(leadId));
    const { id } = await createSample(commerce, 'invoice', { ...ms, leadId });
    const { body } = await get(id);
    for (const known of ['maria.silva@', '11987654321', '12345678909', leadId]) {
      expect(body).not.toContain(known);
    }
    expect((JSON.parse(body) as Invoice).buyer).toMatchObject({
      name: 'Maria da Silva',
      documentType: 'cpf',
    });
  });

  test('is charged with the known document of a buyer who paid before', async () => {
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

  test.each([parts.pix(114000), parts.bankslip(114000)])(
    'without a known document is not paid by $method',
    async (part) => {
      const { id } = await createSample(commerce, 'invoice');
      const { document, ...body } = paymentV1Body('invoice', id, part);
      const refused = await post(commerce.app, paths.paymentV1, body);
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({
        errors: [{ field: '/document', code: 'required' }],
      });
      const paid = await post(commerce.app, paths.paymentV1, { ...body, document });
      expect(paid.statusCode).toBe(201);
    },
  );

  test('that is unknown, malformed, cancelled or ended gets the same answer', async () => {
    const { id: cancelled } = await createSample(commerce, 'invoice');
    await commerce.database.query('update invoices set cancelled_at = now() where id = $1', [
      cancelled,
    ]);
    const { id: ended } = await createSample(commerce, 'invoice');
    await commerce.database.query('update invoices set ends_at = now() where id = $1', [ended]);
    const { id: otherKind } = await createSample(commerce, 'renew');

    const ids = ['x', 'a'.repeat(300), '%25', '../../lead', cancelled, ended, otherKind];
    const answers = await Promise.all(ids.map(async (id) => get(id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 404));
    const payments = await Promise.all(
      [...ids.slice(0, 2), cancelled, ended, otherKind].map((id) =>
        pay('invoice', id, parts.pix(114000)),
      ),
    );
    const bodies = [...answers, ...payments].map(({ body }) => withoutInstance(body));
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain('not_found');
  });

  test('that is paid says so, and reveals nothing about its payer', async () => {
    const { id } = await createSample(commerce, 'invoice');
    await pay('invoice', id, parts.card(114000));
    const answer = await get(id);
    expect(answer.statusCode).toBe(409);
    expect(Object.keys(answer.json()).toSorted()).toEqual(problemKeys);
    expect(answer.json()).toMatchObject({ code: 'already_paid' });
    expect((await pay('invoice', id, parts.pix(114000))).statusCode).toBe(404);
  });

  test('is paid only as its own kind, for its own amount and plan', async () => {
    const { id } = await createSample(commerce, 'invoice');
    expect((await pay('sale-invoice', id, parts.pix(114000))).statusCode).toBe(404);
    const cheap = await pay('invoice', id, parts.pix(100));
    expect(cheap.json()).toMatchObject({ code: 'price_changed', amount: 114000 });
    const strange = await pay('invoice', id, parts.mpesa(114000));
    expect(strange.json()).toMatchObject({ errors: [{ field: '/paymentMethods/0/method' }] });
    const other = await pay('invoice', id, parts.pix(114000), { planId: 'ms-essencial' });
    expect(other.json()).toMatchObject({ errors: [{ field: '/planId', code: 'unknown' }] });
  });

  test('with version two is paid by its own lead only', async () => {
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

  test('is captured once for two methods at the same moment and many clicks', async () => {
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
    expect((await get(id)).statusCode).toBe(409);
  });

  test('that was paid by card refunds a slip paid afterwards', async () => {
    const { id } = await createSample(commerce, 'invoice');
    const slip = (await pay('invoice', id, parts.bankslip(114000))).json<PaymentResponse>();
    const card = await pay('invoice', id, parts.card(114000));
    expect(card.json()).toMatchObject({ payment: { state: 'paid' } });
    const before = captured();
    await deliverWebhook(commerce, slip.token, 'captured');
    expect(
      await eventually(
        () => captured(),
        (count) => count === before,
      ),
    ).toBe(before);
  });

  test('stays open for another attempt after a decline', async () => {
    const { id } = await createSample(commerce, 'invoice');
    commerce.provider.cardStatus = 'declined';
    const declined = await pay('invoice', id, parts.card(114000));
    expect(declined.json()).toMatchObject({ code: 'payment_declined' });
    expect((await get(id)).statusCode).toBe(200);
    expect((await pay('invoice', id, parts.pix(114000))).json()).toMatchObject({ route: 'pix' });
  });

  test('is owed again after a refund', async () => {
    const { id } = await createSample(commerce, 'invoice');
    const { token } = (await pay('invoice', id, parts.card(114000))).json<PaymentResponse>();
    await deliverWebhook(commerce, token, 'refunded');
    expect((await get(id)).json()).toMatchObject({ state: 'open' });
  });
});

test('a paid recovery says so, and reveals nothing about its payer', async () => {
  const { id } = await createSample(commerce, 'recovery');
  const ask = () => commerce.app.inject(buildPath(paths.recovery, { id }));
  const { amount } = (await ask()).json<Recovery>().plan;
  const pay = () =>
    post(commerce.app, paths.paymentV1, paymentV1Body('direct', id, parts.card(amount)));
  expect((await pay()).statusCode).toBe(201);
  const answer = await ask();
  expect(JSON.parse(withoutInstance(answer.body))).toEqual({
    type: 'urn:problem:already_paid',
    title: 'This purchase is already paid',
    status: 409,
    code: 'already_paid',
  });
  expect((await pay()).statusCode).toBe(404);
});

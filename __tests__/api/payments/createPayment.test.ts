import { randomUUID } from 'node:crypto';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { Problem } from '@/contract/problem';
import { parts } from '@/testing/requests';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import {
  recordStatements,
  type Statement,
  type StatementRecorder,
} from '../../support/explainStatements';
import { anyString, stringMatching } from '../../support/matchers';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;
let recorder: StatementRecorder;

beforeAll(async () => {
  recorder = recordStatements();
  commerce = await startTestCommerce();
});
afterAll(async () => {
  await commerce.stop();
  recorder.stop();
});
beforeEach(() => {
  commerce.provider.reset();
});

describe('a payment', () => {
  const pay = async (...[method, changes]: [Parameters<typeof paymentBody>[1]?, object?]) =>
    post(commerce.app, paths.paymentV2, {
      ...paymentBody(await createLead(commerce.app), method),
      ...changes,
    });

  test('by an approved card is paid and leads to success', async () => {
    const response = await pay('card');
    expect(response.statusCode).toBe(201);
    expect(response.json<PaymentResponse>()).toMatchObject({
      route: 'success',
      redirect: null,
      paymentProfileIds: [],
      payment: { state: 'paid', method: 'credit-card', amount: 114000, installments: 1 },
    });
  });

  test('by a declined card gets 402 with a reason for the buyer', async () => {
    commerce.provider.cardStatus = 'declined';
    const response = await pay('card');
    expect(response.statusCode).toBe(402);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    const { token = '', ...problem } = response.json<Problem>();
    expect(problem).toMatchObject({ code: 'payment_declined', reason: 'insufficient_funds' });
    const view = await commerce.app.inject(buildPath(paths.payment, { token }));
    expect(view.json()).toMatchObject({ state: 'declined', declineReason: 'insufficient_funds' });
  });

  test('may be repeated after a decline', async () => {
    const leadId = await createLead(commerce.app);
    commerce.provider.cardStatus = 'declined';
    await post(commerce.app, paths.paymentV2, paymentBody(leadId));
    commerce.provider.cardStatus = 'captured';
    const second = await post(commerce.app, paths.paymentV2, paymentBody(leadId));
    expect(second.json()).toMatchObject({ payment: { state: 'paid' } });
  });

  test('looks for other payments of its purchase only where there can be some', async () => {
    const readsOthers = ({ text }: Statement) => text.includes('"payments"."purchase_id" = $');
    const leadId = await createLead(commerce.app);
    commerce.provider.cardStatus = 'declined';
    recorder.take();
    await post(commerce.app, paths.paymentV2, paymentBody(leadId));
    expect(recorder.take().some(readsOthers)).toBe(false);
    await post(commerce.app, paths.paymentV2, paymentBody(leadId));
    expect(recorder.take().some(readsOthers)).toBe(true);
  });

  test('with 3-D Secure sends the buyer to the bank, which knows the return URL and not the token', async () => {
    commerce.provider.cardStatus = 'requires_action';
    const sale = { flowId: 'extended', seller: 'ana', source: 'blog' };
    const leadId = await createLead(commerce.app, { locale: 'es-PE', ...sale });
    const body = paymentBody(leadId);
    const response = await post(commerce.app, paths.paymentV2, body);
    expect(response.json()).toMatchObject({
      route: 'payment-verification',
      redirect: stringMatching(/^https:\/\/bank\.example\//),
      payment: { state: 'requires_action', planName: 'Suscripción Anual' },
    });
    const order = commerce.provider.orders.at(-1);
    const back = new URL(order?.method.method === 'credit-card' ? order.method.returnUrl : '');
    expect(back.pathname).toBe('/payment-verification');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      productCode: 'ms',
      business: 'meusucesso',
      planId: 'ms-anual',
      flowId: 'extended',
      locale: 'es-PE',
      seller: 'ana',
      source: 'blog',
      fromBank: 'true',
      orderNumber: response.json<PaymentResponse>().payment?.orderNumber,
    });
  });

  test('reveals nothing about its buyer when it is read', async () => {
    for (const method of ['card', 'pix', 'bankslip'] as const) {
      const { token } = (await pay(method)).json<PaymentResponse>();
      const { body } = await commerce.app.inject(buildPath(paths.payment, { token }));
      const { name, email, phone, document } = paymentBody('');
      for (const known of [name, email, phone.slice(1), document, 'leadId', 'requestHash']) {
        expect(body).not.toContain(known);
      }
    }
  });

  test('by Pix is pending with its code', async () => {
    const response = await pay('pix');
    expect(response.json()).toMatchObject({
      route: 'pix',
      payment: {
        state: 'pending',
        installments: null,
        pix: { code: stringMatching(/^code-/), expiresAt: anyString },
        canSimulate: true,
      },
    });
  });

  test('by bank slip is pending with its line', async () => {
    const response = await pay('bankslip');
    expect(response.json()).toMatchObject({
      route: 'success',
      payment: { state: 'pending', bankSlip: { digitableLine: '0'.repeat(47) } },
    });
  });

  test('passes the card to the provider as it was encrypted, with its company', async () => {
    await pay('card');
    const sent = commerce.provider.orders.at(-1);
    expect(sent?.method).toMatchObject({
      cardCompany: 'visa',
      encryptedCard: stringMatching(/^eyJ[\w-]+\.a2V5\.aXY\.dGV4dA\.dGFn$/),
    });
    const rows = await commerce.database.query('select payments::text as row from payments');
    expect(JSON.stringify(rows)).not.toContain('aGVhZGVy');
  });

  test('of another amount than the price is refused with the price', async () => {
    const response = await pay('card', { amount: 100, paymentMethods: [parts.card(100)] });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'price_changed', amount: 114000 });
  });

  test('with a voucher is priced by the server', async () => {
    const paymentMethods = [parts.pix(102000)];
    const right = await pay('pix', { voucher: 'ms120', amount: 102000, paymentMethods });
    expect(right.json()).toMatchObject({ payment: { amount: 102000 } });
  });

  test.each(['atrinca-lancamento', 'Atrinca–Lancamento'])(
    'with the offer %s is priced by the server',
    async (offer) => {
      const plan = {
        business: 'atrinca',
        productCode: 'atrinca',
        planId: 'atrinca-anual',
      } as const;
      const leadId = await createLead(commerce.app, plan);
      const changes = { ...plan, plan: plan.planId, offer, amount: 119700 };
      const right = await post(commerce.app, paths.paymentV2, paymentBody(leadId, 'pix', changes));
      expect(right.json()).toMatchObject({ payment: { amount: 119700 } });
    },
  );

  test.each([
    ['/document', { document: '12345678900' }],
    ['/document', { document: '11111111111' }],
    ['/voucher', { voucher: 'nothing' }],
    ['/offer', { offer: 'nothing' }],
    ['/planId', { planId: 'medcof-revalida-anual' }],
    ['/plan', { plan: 'other' }],
    ['/planType', { planType: 'monthly' }],
    ['/productCode', { productCode: 'other' }],
    ['/sfLeadId', { sfLeadId: '00000000-0000-4000-8000-000000000000' }],
    ['/paymentMethods/0/installments', { paymentMethods: [parts.card(114000, 13)] }],
  ])('for something not sold is refused by field: %s', async (field, change) => {
    const response = await pay('card', change);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'invalid_field', errors: [{ field }] });
  });

  test('gets the same answer when it is repeated, and is charged once', async () => {
    const key = randomUUID();
    const body = paymentBody(await createLead(commerce.app));
    const before = commerce.provider.orders.length;
    const first = await post(commerce.app, paths.paymentV2, body, key);
    const again = await post(
      commerce.app,
      paths.paymentV2,
      {
        ...body,
        captchaToken: 'another',
        paymentMethods: [{ ...parts.card(114000), encryptedCard: 'a.b.c.d.e' }],
      },
      key,
    );
    expect(again.statusCode).toBe(201);
    expect(again.body).toBe(first.body);
    expect(commerce.provider.orders.length).toBe(before + 1);
  });

  test('is refused for the same key with another body', async () => {
    const key = randomUUID();
    const body = paymentBody(await createLead(commerce.app));
    await post(commerce.app, paths.paymentV2, body, key);
    const other = await post(commerce.app, paths.paymentV2, { ...body, source: 'other' }, key);
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('can be looked up by the key of its attempt', async () => {
    const key = randomUUID();
    const body = paymentBody(await createLead(commerce.app), 'pix');
    const paid = await post(commerce.app, paths.paymentV2, body, key);
    const found = await commerce.app.inject(
      buildPath(paths.paymentAttempt, { idempotencyKey: key }),
    );
    expect(found.json<PaymentResponse>()).toEqual(paid.json<PaymentResponse>().payment);
    const unknown = await commerce.app.inject(
      buildPath(paths.paymentAttempt, { idempotencyKey: randomUUID() }),
    );
    expect(unknown.statusCode).toBe(404);
  });

  test('keeps every change in a history that cannot be changed', async () => {
    const { token } = (await pay('pix')).json<PaymentResponse>();
    const history = await commerce.database.query(
      `select from_state, to_state, cause from payment_transitions t
     join payments p on p.id = t.payment_id where p.token = $1 order by t.id`,
      [token],
    );
    expect(history).toEqual([
      { from_state: null, to_state: 'created', cause: 'buyer' },
      { from_state: 'created', to_state: 'processing', cause: 'buyer' },
      { from_state: 'processing', to_state: 'pending', cause: 'provider' },
    ]);
    await expect(commerce.database.query('delete from payment_transitions')).rejects.toThrow();
    await expect(
      commerce.database.query("update payment_transitions set to_state = 'paid'"),
    ).rejects.toThrow();
  });
});

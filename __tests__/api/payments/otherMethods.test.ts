import { randomUUID } from 'node:crypto';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import { eventually } from '@/testing/eventually';
import { sales } from '@/testing/sales';
import {
  createLead,
  createMozambicanLead,
  mozambicanBody,
  mpesaBody,
  paymentBody,
  post,
} from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());
beforeEach(() => {
  commerce.provider.reset();
});

async function idOf(token: string): Promise<string> {
  const [row] = await commerce.database.query('select id from payments where token = $1', [token]);
  return String(row?.id);
}

const viewOf = async (token: string) =>
  (await commerce.app.inject(buildPath(paths.payment, { token }))).json<PaymentView>();

describe('Pix and bank slip', () => {
  const pay = async (method: Parameters<typeof paymentBody>[1], leadId?: string) =>
    post(
      commerce.app,
      paths.paymentV2,
      paymentBody(leadId ?? (await createLead(commerce.app)), method),
    );

  test('a provider without simulation offers none', async () => {
    const { token } = (await pay('pix')).json<PaymentResponse>();
    const response = await post(commerce.app, buildPath(paths.paymentSimulation, { token }), {});
    expect(response.statusCode).toBe(404);
  });

  describe('a webhook', () => {
    const deliver = (payload: object, signature = 'good') =>
      commerce.app.inject({
        method: 'POST',
        url: buildPath(paths.webhook, { provider: 'fake' }),
        headers: { 'content-type': 'application/json', 'x-fake-signature': signature },
        payload,
      });

    test('pays a Pix once, however often it arrives', async () => {
      const { token } = (await pay('pix')).json<PaymentResponse>();
      const paymentId = await idOf(token);
      commerce.provider.set(paymentId, 'captured');
      const event = { id: randomUUID(), paymentId };
      const answers = await Promise.all([deliver(event), deliver(event), deliver(event)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
      const history = await commerce.database.query(
        'select to_state from payment_transitions where payment_id = $1 order by id',
        [paymentId],
      );
      expect(history.map((row) => row.to_state)).toEqual([
        'created',
        'processing',
        'pending',
        'paid',
      ]);
    });

    test('with outdated news changes nothing', async () => {
      const { token } = (await pay('card')).json<PaymentResponse>();
      const paymentId = await idOf(token);
      for (const status of ['pending', 'requires_action', 'declined', 'expired'] as const) {
        commerce.provider.set(paymentId, status);
        expect((await deliver({ id: randomUUID(), paymentId })).statusCode).toBe(204);
      }
      expect(await viewOf(token)).toMatchObject({ state: 'paid', declineReason: null });
    });

    test('without a valid signature is refused', async () => {
      const response = await deliver({ id: 'x', paymentId: 'x' }, 'bad');
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ code: 'invalid_signature' });
    });

    test('of another provider is not found', async () => {
      const url = buildPath(paths.webhook, { provider: 'other' });
      const response = await commerce.app.inject({ method: 'POST', url, payload: {} });
      expect(response.statusCode).toBe(404);
    });
  });
});

describe('M-Pesa', () => {
  async function pay(leadId?: string) {
    const body = mpesaBody(leadId ?? (await createMozambicanLead(commerce, sales.vcInMozambique)));
    return post(commerce.app, paths.paymentV2, body);
  }

  const start = async (leadId?: string) => (await pay(leadId)).json<PaymentResponse>();

  async function tell(token: string, status: 'captured' | 'declined' | 'expired') {
    const paymentId = await idOf(token);
    commerce.provider.set(paymentId, status);
    await commerce.app.inject({
      method: 'POST',
      url: buildPath(paths.webhook, { provider: 'fake' }),
      headers: { 'content-type': 'application/json', 'x-fake-signature': 'good' },
      payload: { id: randomUUID(), paymentId },
    });
  }

  test('asks the given phone, in meticais, and waits', async () => {
    expect(await start()).toMatchObject({
      route: 'payment-verification',
      redirect: null,
      payment: {
        state: 'requires_action',
        method: 'm-pesa',
        amount: 1020000,
        currency: 'MZN',
        mpesaPhone: { lastDigits: '4567' },
      },
    });
    expect(commerce.provider.orders.at(-1)).toMatchObject({
      currency: 'MZN',
      method: { method: 'm-pesa', phone: '+258841234567' },
      payer: { phone: '+5511987654321' },
    });
  });

  test.each([
    ['captured', 'paid'],
    ['declined', 'declined'],
    ['expired', 'expired'],
  ] as const)('that is %s on the phone becomes %s', async (status, state) => {
    const { token } = await start();
    await tell(token, status);
    const view = await viewOf(token);
    expect(view).toMatchObject({ state });
    expect(JSON.stringify(view)).not.toContain('4567');
  });

  test('accepts late money after it has expired', async () => {
    const { token } = await start();
    await tell(token, 'expired');
    await tell(token, 'captured');
    expect(await viewOf(token)).toMatchObject({ state: 'paid' });
  });

  test('expires without a confirmation', async () => {
    const slow = await startTestCommerce();
    const body = mpesaBody(await createMozambicanLead(slow, sales.vcInMozambique));
    const { token } = (await post(slow.app, paths.paymentV2, body)).json<PaymentResponse>();
    slow.passTime(16 * 60_000);
    const view = await eventually(
      async () => (await slow.app.inject(buildPath(paths.payment, { token }))).json<PaymentView>(),
      ({ state }) => state !== 'requires_action',
    );
    await slow.stop();
    expect(view.state).toBe('expired');
  });

  test('replaces a pending request with a new one', async () => {
    const leadId = await createMozambicanLead(commerce, sales.vcInMozambique);
    const first = await start(leadId);
    const second = await start(leadId);
    expect(second.payment?.state).toBe('requires_action');
    // A page that still shows the first gets the one that counts.
    expect(await viewOf(first.token)).toEqual(await viewOf(second.token));
  });

  test('accepts only the numbers of its network', async () => {
    const body = mpesaBody(await createMozambicanLead(commerce, sales.vcInMozambique));
    for (const phone of [
      '+5511987654321',
      '+258211234567',
      '841234567',
      '+258821234567',
      '+258871234567',
    ]) {
      const part = { method: 'm-pesa' as const, amount: body.amount, phone };
      const response = await post(commerce.app, paths.paymentV2, {
        ...body,
        paymentMethods: [part],
      });
      expect(response.statusCode).toBe(400);
    }
  });

  const unavailable = {
    code: 'invalid_field',
    errors: [{ field: '/paymentMethods/0/method', code: 'unavailable' }],
  };

  test('is not sold where the plan does not list it', async () => {
    const body = mpesaBody(await createLead(commerce.app), sales.ms);
    const response = await post(commerce.app, paths.paymentV2, body);
    expect(response.json()).toMatchObject(unavailable);
  });

  test('is not sold with wol, which accepts only cards in Mozambique too', async () => {
    const body = mpesaBody(await createMozambicanLead(commerce), sales.wolInMozambique);
    const response = await post(commerce.app, paths.paymentV2, body);
    expect(response.json()).toMatchObject(unavailable);
  });

  test('reveals the number to nobody', async () => {
    const { token } = await start();
    expect(JSON.stringify(await viewOf(token))).not.toContain('841234567');
  });
});

describe('data that a market requires', () => {
  const address = {
    postalCode: '1100',
    street: 'Avenida 24 de Julho',
    number: '1234',
    city: 'Maputo',
    state: 'Maputo',
    country: 'Moçambique',
  };

  const pay = async (changes: object) =>
    post(commerce.app, paths.paymentV2, {
      ...mozambicanBody(await createMozambicanLead(commerce)),
      ...changes,
    });

  test('a billing address is stored with its payment', async () => {
    const { token } = (await pay({ address })).json<PaymentResponse>();
    const [row] = await commerce.database.query(
      'select billing_address from payments where token = $1',
      [token],
    );
    expect(row).toEqual({ billing_address: address });
  });

  test('a billing address is optional', async () => {
    expect((await pay({})).statusCode).toBe(201);
  });

  test.each([
    ['without a street', { ...address, street: undefined }],
    ['with a blank city', { ...address, city: '   ' }],
    ['with a field of its own', { ...address, planet: 'Terra' }],
    ['that goes on and on', { ...address, street: 'a'.repeat(121) }],
  ])('a billing address %s is refused', async (_, wrong) => {
    const response = await pay({ address: wrong });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_request' });
  });

  test('another billing address makes another request: the same key is refused', async () => {
    const leadId = await createMozambicanLead(commerce);
    const key = randomUUID();
    const body = mozambicanBody(leadId, { address });
    expect((await post(commerce.app, paths.paymentV2, body, key)).statusCode).toBe(201);
    const other = { ...body, address: { ...address, number: '99' } };
    expect((await post(commerce.app, paths.paymentV2, other, key)).statusCode).toBe(422);
  });

  describe('a Peruvian buyer', () => {
    const lead = () => createLead(commerce.app, { locale: 'es-PE' });

    test('pays with a DNI', async () => {
      const body = paymentBody(await lead(), 'card', { document: '45678912' });
      expect((await post(commerce.app, paths.paymentV2, body)).statusCode).toBe(201);
    });

    test.each(['pix', 'bankslip'] as const)(
      'pays by %s with the CPF that its bank requires, and not with a DNI',
      async (method) => {
        const leadId = await lead();
        const wrong = paymentBody(leadId, method, { document: '45678912' });
        expect((await post(commerce.app, paths.paymentV2, wrong)).json()).toMatchObject({
          errors: [{ field: '/document', code: 'invalid' }],
        });
        expect(
          (await post(commerce.app, paths.paymentV2, paymentBody(leadId, method))).statusCode,
        ).toBe(201);
      },
    );

    test('cannot pay with an impossible document', async () => {
      const body = paymentBody(await lead(), 'card', { document: '11111111' });
      const response = await post(commerce.app, paths.paymentV2, body);
      expect(response.json()).toMatchObject({ errors: [{ field: '/document', code: 'invalid' }] });
    });
  });
});

import { randomUUID } from 'node:crypto';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import { eventually } from '@/testing/eventually';
import { createLead, openConnections, paymentBody, post } from '../../support/commerceRequests';
import { quickSweep, startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce({ timing: quickSweep });
  await openConnections(commerce.app);
});
afterAll(() => commerce.stop());
beforeEach(() => {
  commerce.provider.reset();
});

describe('one purchase', () => {
  const pay = (leadId: string, method: Parameters<typeof paymentBody>[1] = 'card', key?: string) =>
    post(commerce.app, paths.paymentV2, paymentBody(leadId, method), key);

  const stateOf = async (token: string): Promise<string> =>
    (await commerce.app.inject(buildPath(paths.payment, { token }))).json<PaymentView>().state;

  async function rowOf(token: string) {
    const rows = await commerce.database.query('select id, state from payments where token = $1', [
      token,
    ]);
    return rows[0];
  }

  const idOf = async (token: string) => String((await rowOf(token))?.id);

  /** Reads the row, because a token returns the payment that paid its purchase. */
  const ownStateOf = async (token: string) => (await rowOf(token))?.state;

  test('captures only one of twenty simultaneous attempts', async () => {
    const before = commerce.provider.capturedCharges.length;
    const leadId = await createLead(commerce.app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(leadId)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(commerce.provider.capturedCharges.length).toBe(before + 1);
  });

  test('gives twenty simultaneous requests of one attempt the same answer', async () => {
    const leadId = await createLead(commerce.app);
    const key = randomUUID();
    const before = commerce.provider.orders.length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(leadId, 'card', key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ payment: { state: 'paid' } });
    expect(commerce.provider.orders.length).toBe(before + 1);
  });

  test('is the only one paid when one key comes for two at once', async () => {
    const leads = await Promise.all([createLead(commerce.app), createLead(commerce.app)]);
    const key = randomUUID();
    const answers = await Promise.all(leads.map((leadId) => pay(leadId, 'card', key)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
  });

  test('refers a second attempt to the one in progress', async () => {
    commerce.provider.behaviours = ['hang'];
    const leadId = await createLead(commerce.app);
    const first = pay(leadId);
    await eventually(
      () => commerce.provider.orders.at(-1)?.method.method,
      (method) => method === 'credit-card' && commerce.provider.behaviours.length === 0,
    );
    const second = await pay(leadId);
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ code: 'payment_in_progress' });
    commerce.provider.letGo();
    expect((await first).json<PaymentResponse>().token).toBe(second.json<PaymentResponse>().token);
  });

  test('cannot be paid twice', async () => {
    const leadId = await createLead(commerce.app);
    const { token } = (await pay(leadId)).json<PaymentResponse>();
    for (const method of ['card', 'pix', 'bankslip'] as const) {
      const again = await pay(leadId, method);
      expect(again.statusCode).toBe(409);
      expect(again.json()).toMatchObject({ code: 'already_paid', token });
    }
  });

  test('ends its open Pix before a card is charged', async () => {
    const leadId = await createLead(commerce.app);
    const pix = (await pay(leadId, 'pix')).json<PaymentResponse>();
    const card = await pay(leadId, 'card');
    expect(card.json()).toMatchObject({ payment: { state: 'paid' } });
    expect(await ownStateOf(pix.token)).toBe('expired');
  });

  test.each(['card', 'pix', 'bankslip'] as const)(
    'paid by %s withdraws the bank challenge that the buyer left',
    async (method) => {
      const leadId = await createLead(commerce.app);
      commerce.provider.cardStatus = 'requires_action';
      const left = (await pay(leadId)).json<PaymentResponse>();
      commerce.provider.cardStatus = 'captured';
      const second = await pay(leadId, method);
      expect(second.statusCode).toBe(201);
      expect(commerce.provider.chargeOf(await idOf(left.token)).status).toBe('voided');
      // Nobody declined it: its bank may have confirmed the buyer.
      expect(await ownStateOf(left.token)).toBe('expired');
    },
  );

  test('refuses a Pix when its bank challenge was passed meanwhile', async () => {
    const leadId = await createLead(commerce.app);
    commerce.provider.cardStatus = 'requires_action';
    const { token } = (await pay(leadId)).json<PaymentResponse>();
    commerce.provider.set(await idOf(token), 'captured');
    const pix = await pay(leadId, 'pix');
    expect(pix.statusCode).toBe(409);
    expect(pix.json()).toMatchObject({ code: 'already_paid', token });
  });

  test('withdraws a bank challenge that arrives after it was paid', async () => {
    const leadId = await createLead(commerce.app);
    const pix = (await pay(leadId, 'pix')).json<PaymentResponse>();
    commerce.provider.cardStatus = 'requires_action';
    commerce.provider.behaviours = ['hang'];
    const before = commerce.provider.orders.length;
    const card = pay(leadId);
    await eventually(
      () => commerce.provider.orders.length,
      (count) => count > before,
    );
    const pixId = await idOf(pix.token);
    commerce.provider.set(pixId, 'captured');
    await commerce.app.inject({
      method: 'POST',
      url: buildPath(paths.webhook, { provider: 'fake' }),
      headers: { 'content-type': 'application/json', 'x-fake-signature': 'good' },
      payload: { id: randomUUID(), paymentId: pixId },
    });
    commerce.provider.letGo();
    const { token } = (await card).json<PaymentResponse>();
    expect(
      await eventually(
        () => ownStateOf(token),
        (state) => state !== 'requires_action',
      ),
    ).toBe('expired');
    expect(commerce.provider.chargeOf(await idOf(token)).status).toBe('voided');
  });

  test('refuses a card when its open Pix was paid meanwhile', async () => {
    const leadId = await createLead(commerce.app);
    const { token } = (await pay(leadId, 'pix')).json<PaymentResponse>();
    commerce.provider.set(await idOf(token), 'captured');
    const before = commerce.provider.orders.length;
    const card = await pay(leadId, 'card');
    expect(card.statusCode).toBe(409);
    expect(card.json()).toMatchObject({ code: 'already_paid', token });
    expect(commerce.provider.orders.length).toBe(before);
  });

  test('gets no other charge while its open Pix cannot be ended', async () => {
    const leadId = await createLead(commerce.app);
    await pay(leadId, 'pix');
    commerce.provider.isAway = true;
    const before = commerce.provider.orders.length;
    const card = await pay(leadId, 'card');
    expect(card.statusCode).toBe(502);
    expect(card.json()).toMatchObject({ code: 'upstream_error' });
    expect(commerce.provider.orders.length).toBe(before);
  });

  test('refunds late money when it is already paid', async () => {
    const leadId = await createLead(commerce.app);
    const pix = (await pay(leadId, 'pix')).json<PaymentResponse>();
    const card = (await pay(leadId, 'card')).json<PaymentResponse>();
    const pixId = await idOf(pix.token);
    commerce.provider.set(pixId, 'captured');
    const delivered = await commerce.app.inject({
      method: 'POST',
      url: buildPath(paths.webhook, { provider: 'fake' }),
      headers: { 'content-type': 'application/json', 'x-fake-signature': 'good' },
      payload: { id: randomUUID(), paymentId: pixId },
    });
    expect(delivered.statusCode).toBe(204);
    expect(
      await eventually(
        () => stateOf(pix.token),
        (state) => state === 'refunded',
      ),
    ).toBe('refunded');
    expect(commerce.provider.chargeOf(pixId).status).toBe('refunded');
    expect(await stateOf(card.token)).toBe('paid');
  });

  test('is paid by late money when it is unpaid, and ends its other open payments', async () => {
    const leadId = await createLead(commerce.app);
    const first = (await pay(leadId, 'pix')).json<PaymentResponse>();
    const second = (await pay(leadId, 'bankslip')).json<PaymentResponse>();
    const firstId = await idOf(first.token);
    commerce.provider.set(firstId, 'captured');
    await commerce.app.inject({
      method: 'POST',
      url: buildPath(paths.webhook, { provider: 'fake' }),
      headers: { 'content-type': 'application/json', 'x-fake-signature': 'good' },
      payload: { id: randomUUID(), paymentId: firstId },
    });
    expect(await stateOf(first.token)).toBe('paid');
    expect(
      await eventually(
        () => ownStateOf(second.token),
        (state) => state === 'expired',
      ),
    ).toBe('expired');
    // A client that waits for the second gets the first: it has paid.
    const shown = await commerce.app.inject(buildPath(paths.payment, { token: second.token }));
    expect(shown.json()).toMatchObject({ token: first.token, state: 'paid', method: 'pix' });
  });
});

describe('an unknown result', () => {
  const pay = async (method: Parameters<typeof paymentBody>[1] = 'card') =>
    post(commerce.app, paths.paymentV2, paymentBody(await createLead(commerce.app), method));

  const viewOf = async (token: string) =>
    (await commerce.app.inject(buildPath(paths.payment, { token }))).json<PaymentView>();

  test('of a charge whose response was lost is found', async () => {
    commerce.provider.behaviours = ['drop-after'];
    const before = commerce.provider.orders.length;
    const response = await pay();
    expect(response.json()).toMatchObject({ payment: { state: 'paid' } });
    expect(commerce.provider.orders.length).toBe(before + 1);
  });

  test('of a charge that never arrived is resolved by repeating it with the same payment id', async () => {
    commerce.provider.behaviours = ['drop-before'];
    const before = commerce.provider.orders.length;
    const response = await pay();
    expect(response.json()).toMatchObject({ payment: { state: 'paid' } });
    const [first, second] = commerce.provider.orders.slice(before);
    expect(second?.reference).toBe(first?.reference);
  });

  test('is not a failure: the page waits and the sweep resolves it', async () => {
    commerce.provider.behaviours = ['drop-after'];
    commerce.provider.isAway = true;
    const response = await pay();
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      route: 'payment-verification',
      payment: { state: 'processing' },
    });
    commerce.provider.isAway = false;
    commerce.passTime(10_000);
    const { token } = response.json<PaymentResponse>();
    const view = await eventually(
      () => viewOf(token),
      ({ state }) => state === 'paid',
    );
    expect(view.state).toBe('paid');
  });

  test('of a payment that the provider never received is given up after a while, not before', async () => {
    commerce.provider.behaviours = ['drop-before'];
    commerce.provider.isAway = true;
    const { token } = (await pay()).json<PaymentResponse>();
    commerce.provider.isAway = false;
    commerce.passTime(20_000);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await viewOf(token)).toMatchObject({ state: 'processing' });
    commerce.passTime(10_000);
    const view = await eventually(
      () => viewOf(token),
      ({ state }) => state !== 'processing',
    );
    expect(view).toMatchObject({ state: 'declined', declineReason: 'processing_error' });
  });

  test('of a Pix whose webhook was lost is found by polling', async () => {
    const { token } = (await pay('pix')).json<PaymentResponse>();
    const [row] = await commerce.database.query('select id from payments where token = $1', [
      token,
    ]);
    commerce.provider.set(String(row?.id), 'captured');
    commerce.passTime(60_000);
    const view = await eventually(
      () => viewOf(token),
      ({ state }) => state === 'paid',
    );
    expect(view.state).toBe('paid');
  });

  test('of an unanswered bank challenge ends by itself', async () => {
    commerce.provider.cardStatus = 'requires_action';
    const { token } = (await pay()).json<PaymentResponse>();
    commerce.passTime(20 * 60_000);
    const view = await eventually(
      () => viewOf(token),
      ({ state }) => state === 'declined',
    );
    expect(view).toMatchObject({ state: 'declined', declineReason: 'authentication_failed' });
  });

  test('of a payment that had to queue is not given up while it is charged', async () => {
    commerce.provider.cardStatus = 'captured';
    const leadId = await createLead(commerce.app);
    await post(commerce.app, paths.paymentV2, paymentBody(leadId, 'pix'));
    const expire = commerce.provider.expireCharge.bind(commerce.provider);
    vi.spyOn(commerce.provider, 'expireCharge').mockImplementationOnce(async (chargeId) => {
      commerce.passTime(90_000);
      return expire(chargeId);
    });
    commerce.provider.behaviours = ['hang'];
    const before = commerce.provider.orders.length;
    const answer = post(commerce.app, paths.paymentV2, paymentBody(leadId));
    await eventually(
      () => commerce.provider.orders.length,
      (count) => count > before,
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    const payments = await commerce.database.query(
      "select p.state from payments p join purchases u on u.id = p.purchase_id join payment_parts t on t.payment_id = p.id where u.lead_id = $1 and t.method = 'credit-card'",
      [leadId],
    );
    expect(payments).toEqual([{ state: 'processing' }]);
    commerce.provider.letGo();
    expect((await answer).json()).toMatchObject({ payment: { state: 'paid' } });
  });
});

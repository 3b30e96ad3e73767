import { randomUUID } from 'node:crypto';
import { ProviderRefusal } from '@/commerce/providers/errors';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import type { PaymentRequest } from '@/contract/paymentRequest';
import { eventually } from '@/testing/eventually';
import { parts } from '@/testing/requests';
import { createLead, openConnections, paymentBody, post } from '../../support/commerceRequests';
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

describe('two methods', () => {
  const total = 114000;
  type Parts = PaymentRequest['paymentMethods'];
  const twoCards: Parts = [parts.card(64000), parts.card(50000, 3)];
  const cardAndPix: Parts = [parts.card(64000), parts.pix(50000)];

  const pay = (leadId: string, paymentMethods: Parts, key?: string) =>
    post(commerce.app, paths.paymentV2, paymentBody(leadId, 'card', { paymentMethods }), key);

  const viewOf = async (token: string) =>
    (await commerce.app.inject(buildPath(paths.payment, { token }))).json<PaymentView>();

  function lastCharges(count: number) {
    return commerce.provider.orders
      .slice(-count)
      .map(({ reference }) => commerce.provider.chargeOf(reference));
  }

  const statuses = (count = 2) => lastCharges(count).map(({ status }) => status);

  async function eventuallyPaid(token: string) {
    return eventually(
      () => viewOf(token),
      ({ state }) => state === 'paid',
    );
  }

  test('two cards are authorized, then both are captured, and add up to the price', async () => {
    const response = await pay(await createLead(commerce.app), twoCards);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      route: 'success',
      payment: {
        state: 'paid',
        amount: total,
        parts: [
          { method: 'credit-card', amount: 64000, installments: 1, state: 'paid' },
          { method: 'credit-card', amount: 50000, installments: 3, state: 'paid' },
        ],
      },
    });
    expect(response.json<PaymentResponse>().paymentProfileIds).toEqual([]);
    expect(statuses()).toEqual(['captured', 'captured']);
    expect(commerce.provider.orders.slice(-2).map(({ method }) => method)).toMatchObject([
      { capture: false },
      { capture: false },
    ]);
  });

  test('a declined second card releases the first one', async () => {
    commerce.provider.nextCardStatuses = ['captured', 'declined'];
    const response = await pay(await createLead(commerce.app), twoCards);
    expect(response.statusCode).toBe(402);
    expect(response.json()).toMatchObject({ reason: 'insufficient_funds' });
    expect(statuses()).toEqual(['voided', 'declined']);
  });

  test('a second card is never charged after the first one was declined', async () => {
    commerce.provider.nextCardStatuses = ['declined'];
    const before = commerce.provider.orders.length;
    const response = await pay(await createLead(commerce.app), twoCards);
    expect(response.statusCode).toBe(402);
    expect(commerce.provider.orders.length).toBe(before + 1);
  });

  test('the buyer may pay another way after two methods failed', async () => {
    const leadId = await createLead(commerce.app);
    commerce.provider.nextCardStatuses = ['captured', 'declined'];
    await pay(leadId, twoCards);
    const again = await pay(leadId, [parts.card(total)]);
    expect(again.json()).toMatchObject({ payment: { state: 'paid' } });
    expect(statuses(3)).toEqual(['voided', 'declined', 'captured']);
  });

  test('a card beside a Pix is captured once the Pix is paid', async () => {
    const { token, route, payment } = (
      await pay(await createLead(commerce.app), cardAndPix)
    ).json<PaymentResponse>();
    expect(route).toBe('pix');
    expect(payment).toMatchObject({ state: 'pending', method: 'pix', amount: total });
    expect(payment?.pix?.code).toContain('code-');
    expect(statuses()).toEqual(['authorized', 'pending']);
    const [, pix] = lastCharges(2);
    commerce.provider.set(String(pix?.reference), 'captured');
    commerce.passTime(20_000);
    expect((await eventuallyPaid(token)).parts).toMatchObject([
      { state: 'paid' },
      { state: 'paid' },
    ]);
    expect(statuses()).toEqual(['captured', 'captured']);
  });

  test('an expired Pix releases the card beside it', async () => {
    const { token } = (
      await pay(await createLead(commerce.app), cardAndPix)
    ).json<PaymentResponse>();
    const [, pix] = lastCharges(2);
    commerce.provider.set(String(pix?.reference), 'expired');
    commerce.passTime(20_000);
    await eventually(
      () => statuses()[0],
      (status) => status === 'voided',
    );
    expect(statuses()).toEqual(['voided', 'expired']);
    expect(await viewOf(token)).toMatchObject({ state: 'expired', method: 'pix' });
  });

  test('choosing one card instead ends the Pix and releases the first card', async () => {
    const leadId = await createLead(commerce.app);
    await pay(leadId, cardAndPix);
    const again = await pay(leadId, [parts.card(total)]);
    expect(again.json()).toMatchObject({ payment: { state: 'paid' } });
    expect(statuses(3)).toEqual(['voided', 'expired', 'captured']);
  });

  test('a Pix paid meanwhile captures its card too, and nothing else is charged', async () => {
    const leadId = await createLead(commerce.app);
    const { token } = (await pay(leadId, cardAndPix)).json<PaymentResponse>();
    const [, pix] = lastCharges(2);
    commerce.provider.set(String(pix?.reference), 'captured');
    const again = await pay(leadId, [parts.card(total)]);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'already_paid', token });
    expect(statuses()).toEqual(['captured', 'captured']);
  });

  test('two banks challenge the buyer one after the other', async () => {
    commerce.provider.nextCardStatuses = ['requires_action', 'requires_action'];
    const { token, redirect } = (
      await pay(await createLead(commerce.app), twoCards)
    ).json<PaymentResponse>();
    const [first = '', second = ''] = lastCharges(2).map(({ reference }) => reference);
    expect(redirect).toBe(`https://bank.example/${first}`);
    commerce.provider.set(first, 'authorized');
    commerce.passTime(20_000);
    const view = await eventually(
      () => viewOf(token),
      (current) => current.redirect !== redirect,
    );
    expect(view).toMatchObject({
      state: 'requires_action',
      redirect: `https://bank.example/${second}`,
    });
    commerce.provider.set(second, 'authorized');
    commerce.passTime(20_000);
    expect(await eventuallyPaid(token)).toMatchObject({ state: 'paid' });
  });

  test('a second method whose response was lost is found, and both are captured', async () => {
    commerce.provider.behaviours = ['answer', 'drop-after'];
    const response = await pay(await createLead(commerce.app), twoCards);
    expect(response.json()).toMatchObject({ payment: { state: 'paid' } });
    expect(statuses()).toEqual(['captured', 'captured']);
  });

  test('a provider that fails between the methods leaves nothing authorized for ever', async () => {
    const leadId = await createLead(commerce.app);
    const ordered = commerce.provider.orders.length;
    commerce.provider.behaviours = ['answer', ...Array<'drop-before'>(20).fill('drop-before')];
    const { token } = (await pay(leadId, twoCards)).json<PaymentResponse>();
    const held = commerce.provider.orders[ordered];
    commerce.passTime(120_000);
    await eventually(
      () => commerce.provider.chargeOf(String(held?.reference)).status,
      (status) => status === 'voided',
    );
    expect(await viewOf(token)).toMatchObject({ state: 'declined' });
  });

  test('only one of ten simultaneous attempts with two cards is captured', async () => {
    const leadId = await createLead(commerce.app);
    const before = commerce.provider.capturedCharges.length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(leadId, twoCards)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(commerce.provider.capturedCharges.length).toBe(before + 2);
  });

  test('a repeated attempt gets the same answer', async () => {
    const leadId = await createLead(commerce.app);
    const key = randomUUID();
    const [first, second] = [await pay(leadId, twoCards, key), await pay(leadId, twoCards, key)];
    expect(second.body).toBe(first.body);
  });

  test('the history records each part and the whole', async () => {
    const { token } = (await pay(await createLead(commerce.app), twoCards)).json<PaymentResponse>();
    const rows = await commerce.database.query(
      `select part, to_state from payment_transitions t
     join payments p on p.id = t.payment_id where token = $1 order by t.id`,
      [token],
    );
    expect(rows.map((row) => [row.part, row.to_state])).toEqual([
      [null, 'created'],
      [null, 'processing'],
      [1, 'authorized'],
      [2, 'processing'],
      [2, 'authorized'],
      [1, 'paid'],
      [2, 'paid'],
      [null, 'paid'],
    ]);
  });

  test('the history records a second method that was never charged', async () => {
    commerce.provider.nextCardStatuses = ['declined'];
    const { token } = (await pay(await createLead(commerce.app), twoCards)).json<PaymentResponse>();
    const rows = await commerce.database.query(
      `select from_state, to_state from payment_transitions t
     join payments p on p.id = t.payment_id where token = $1 and part = 2`,
      [token],
    );
    expect(rows).toEqual([{ from_state: 'created', to_state: 'voided' }]);
  });

  test.each<[string, Parts, number, object]>([
    [
      'a pair that the plan does not have',
      [parts.pix(64000), parts.card(50000)],
      422,
      { code: 'invalid_field' },
    ],
    ['shares that are too little', [parts.card(64000), parts.card(40000)], 409, { amount: total }],
    ['shares that are too much', [parts.card(64000), parts.card(60000)], 409, { amount: total }],
    ['a share of a few cents', [parts.card(113990), parts.pix(10)], 422, { code: 'invalid_field' }],
    [
      'more installments than there are',
      [parts.card(64000, 24), parts.card(50000)],
      422,
      { code: 'invalid_field' },
    ],
    [
      'installments below what the provider takes',
      [parts.card(100, 12), parts.card(113900, 12)],
      422,
      {
        code: 'invalid_field',
        errors: [{ field: '/paymentMethods/0/installments', code: 'unavailable' }],
      },
    ],
    ['three methods', [...twoCards, parts.pix(1000)], 400, { code: 'invalid_request' }],
    ['none', [], 400, { code: 'invalid_request' }],
  ])('%s is refused and nothing is charged', async (_, paymentMethods, status, body) => {
    const before = commerce.provider.orders.length;
    const response = await pay(await createLead(commerce.app), paymentMethods);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject(body);
    expect(commerce.provider.orders.length).toBe(before);
  });
});

describe('a capture that fails', () => {
  afterEach(() => vi.restoreAllMocks());

  const total = 114000;
  type Parts = PaymentRequest['paymentMethods'];

  const pay = (leadId: string, paymentMethods: Parts) =>
    post(commerce.app, paths.paymentV2, paymentBody(leadId, 'card', { paymentMethods }));

  const viewOf = async (token: string) =>
    (await commerce.app.inject(buildPath(paths.payment, { token }))).json<PaymentView>();

  const lastCharges = () =>
    commerce.provider.orders
      .slice(-2)
      .map(({ reference }) => commerce.provider.chargeOf(reference));

  const statuses = () => lastCharges().map(({ status }) => status);

  const refuseToCapture = () =>
    vi.spyOn(commerce.provider, 'captureCharge').mockRejectedValue(new ProviderRefusal('refused'));

  test('for good releases the authorization, and refunds a Pix beside it', async () => {
    const leadId = await createLead(commerce.app);
    const { token } = (
      await pay(leadId, [parts.card(64000), parts.pix(50000)])
    ).json<PaymentResponse>();
    refuseToCapture();
    commerce.provider.set(String(lastCharges()[1]?.reference), 'captured');
    commerce.passTime(20_000);
    await eventually(
      () => statuses()[1],
      (status) => status === 'refunded',
    );
    expect(statuses()).toEqual(['voided', 'refunded']);
    expect(await viewOf(token)).toMatchObject({ state: 'expired' });
    vi.restoreAllMocks();
    const again = await pay(leadId, [parts.card(total)]);
    expect(again.json()).toMatchObject({ payment: { state: 'paid' } });
  });

  test('because the bank voided the first authorization spares the second card', async () => {
    // Without the sweep, which would capture both authorizations at the same moment.
    const alone = await startTestCommerce({ timing: { sweepIntervalMs: 3_600_000 } });
    const { app, provider } = alone;
    const capture = vi.spyOn(provider, 'captureCharge').mockImplementation((chargeId) => {
      const charge = [...provider.charges.values()].find(({ id }) => id === chargeId);
      return Promise.resolve(provider.set(String(charge?.reference), 'voided'));
    });
    const paymentMethods = [parts.card(64000), parts.card(50000)];
    const body = paymentBody(await createLead(app), 'card', { paymentMethods });
    await post(app, paths.paymentV2, body);
    const charges = provider.orders.map(({ reference }) => provider.chargeOf(reference));
    expect(charges.map(({ status }) => status)).toEqual(['voided', 'voided']);
    expect(capture).toHaveBeenCalledTimes(1);
    await alone.stop();
  });
});

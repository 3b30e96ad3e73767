import { randomUUID } from 'node:crypto';
import { registry } from '@/commerce/modules/catalogue/registry';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import { type Sample, type SampleKind, sampleKinds } from '@/contract/samples';
import type { Subscription } from '@/contract/subscription';
import { eventually } from '@/testing/eventually';
import { parts } from '@/testing/requests';
import { createLead, paymentBody, post, verifyPhone } from '../../support/commerceRequests';
import {
  createSample,
  ms,
  paymentV1Body,
  deliverWebhookOf,
  deliverWebhook,
  wol,
} from '../../support/paidLater';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

describe('samples', () => {
  const ask = (kind: SampleKind, body: object = ms, key?: string) =>
    post(commerce.app, buildPath(paths.samples, { kind }), body, key);

  const query = 'productCode=ms&business=meusucesso&planId=ms-anual&locale=pt-BR';

  test.each<[SampleKind, (id: string) => string]>([
    ['invoice', (id) => `/payment/${id}?${query}`],
    ['sale-invoice', (id) => `/payment/${id}?${query}`],
    ['first-invoice-payment', (id) => `/payment/${id}?${query}`],
    ['renew', (id) => `/renew/${id}?${query}`],
    ['recovery', (id) => `/recovery/${id}?${query}`],
    ['custom-offer', (id) => `/custom-offer?id=${id}&${query}`],
    ['upgrade', (id) => `/payment/upgrade?id=${id}&${query.replace('anual', 'essencial')}`],
  ])('a sample of %s names the path of its page', async (kind, pathOf) => {
    const { id, path } = await createSample(commerce, kind);
    expect(path).toBe(pathOf(id));
  });

  test('every product has a sample of every kind, except upgrades where no plan is better', async () => {
    for (const { business, code: productCode, operation, plans } of registry) {
      const prices = new Set(plans.map(({ standardAmount }) => standardAmount));
      for (const kind of sampleKinds) {
        const { statusCode } = await ask(kind, { business, productCode, operation });
        const isImpossible = kind === 'upgrade' && prices.size === 1;
        expect([productCode, kind, statusCode]).toEqual([
          productCode,
          kind,
          isImpossible ? 422 : 201,
        ]);
      }
    }
  });

  test('a sample is made for the given lead', async () => {
    const leadId = await createLead(commerce.app);
    const { id } = await createSample(commerce, 'invoice', { ...ms, leadId });
    const [row] = await commerce.database.query('select lead_id from invoices where id = $1', [id]);
    expect(row).toEqual({ lead_id: leadId });
  });

  test.each([
    ['/productCode', { ...ms, productCode: 'nothing' }],
    ['/planId', { ...ms, planId: 'nothing' }],
  ])('a value unknown to the catalogue is refused: %s', async (field, body) => {
    expect((await ask('invoice', body)).json()).toMatchObject({ errors: [{ field }] });
  });

  test('an unknown lead or kind is refused', async () => {
    expect((await ask('invoice', { ...ms, leadId: randomUUID() })).statusCode).toBe(404);
    const url = paths.samples.replace(':kind', 'unicorn');
    expect((await post(commerce.app, url, ms)).statusCode).toBe(404);
  });

  test('a repeated call makes one sample', async () => {
    const key = randomUUID();
    const first = (await ask('invoice', ms, key)).json<Sample>();
    expect((await ask('invoice', ms, key)).json()).toEqual(first);
    expect((await ask('renew', ms, key)).json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('production has no samples', async () => {
    const production = await startTestCommerce({ appEnvironment: 'production' });
    const url = buildPath(paths.samples, { kind: 'invoice' });
    const { statusCode } = await post(production.app, url, ms);
    await production.stop();
    expect(statusCode).toBe(404);
  });
});

describe('an upgrade', () => {
  const get = async (subscriptionId: string) =>
    (
      await commerce.app.inject(buildPath(paths.subscription, { subscriptionId }))
    ).json<Subscription>();
  const captured = () => commerce.provider.capturedCharges.length;

  async function leadOf(subscriptionId: string): Promise<string> {
    const [row] = await commerce.database.query('select lead_id from subscriptions where id = $1', [
      subscriptionId,
    ]);
    return String(row?.lead_id);
  }

  const planOfBody = ({ amount, code, id, type }: Subscription['plan']) => ({
    amount,
    plan: code,
    planId: id,
    planType: type,
  });

  async function start(product: typeof ms | typeof wol = wol) {
    const { id } = await createSample(commerce, 'upgrade', product);
    const subscription = await get(id);
    const best = subscription.upgrades.at(-1);
    if (!best) throw new Error('No upgrade');
    const upgrade = (part = parts.card(best.plan.amount), planId: string | null = best.plan.id) =>
      post(
        commerce.app,
        paths.paymentV1,
        paymentV1Body('upgrade', id, part, planId === null ? {} : { planId }),
      );
    return { id, subscription, best, upgrade };
  }

  test('a plan for Peru is not a better plan, and has none', async () => {
    const { subscription } = await start();
    expect(subscription.upgrades.map(({ plan }) => plan.id)).toEqual([
      'wol-anual-2-perfis',
      'wol-anual-3-perfis',
      'wol-anual-4-perfis',
      'wol-anual-5-perfis',
    ]);
    const peruvian = { ...wol, planId: 'wol-peru-anual' };
    const url = buildPath(paths.samples, { kind: 'upgrade' });
    expect((await post(commerce.app, url, peruvian)).json()).toMatchObject({
      code: 'invalid_field',
    });
    const { id } = await createSample(commerce, 'renew', peruvian);
    expect((await get(id)).upgrades).toEqual([]);
  });

  test('a better plan costs its price without the unused days', async () => {
    const { best, subscription } = await start();
    const { plan, upgrades } = subscription;
    expect(upgrades.every(({ plan: better }) => better.standardAmount > plan.amount)).toBe(true);
    expect(best.credit).toBeGreaterThan(plan.amount * 0.45);
    expect(best.credit).toBeLessThan(plan.amount * 0.55);
    expect(best.plan.amount).toBe(best.plan.standardAmount - best.credit);
    const amounts = upgrades.map((better) => better.plan.amount);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  });

  test('a paid upgrade changes the plan and starts its own period', async () => {
    const { best, id, subscription, upgrade } = await start();
    const response = await upgrade();
    expect(response.json<PaymentResponse>()).toMatchObject({
      payment: { state: 'paid', type: 'upgrade', amount: best.plan.amount, planId: best.plan.id },
    });
    const changed = await get(id);
    expect(changed.plan.id).toBe(best.plan.id);
    expect(Date.parse(changed.renewsAt)).toBeGreaterThan(Date.parse(subscription.renewsAt));
    expect(changed.upgrades).toEqual([]);
  });

  test('an upgrade is paid once, whatever is clicked', async () => {
    const { best, upgrade } = await start();
    const before = captured();
    await Promise.all([upgrade(), upgrade(), upgrade(parts.pix(best.plan.amount))]);
    await upgrade();
    expect((await upgrade()).json()).toMatchObject({ code: 'already_paid' });
    expect(captured()).toBe(before + 1);
  });

  test('one of two plans paid at the same moment stands, and the other is refunded', async () => {
    const { id, subscription, upgrade } = await start();
    const before = captured();
    const two = subscription.upgrades.slice(-2);
    await Promise.all(two.map(({ plan }) => upgrade(parts.card(plan.amount), plan.id)));
    await eventually(
      () => captured(),
      (count) => count === before + 1,
    );
    expect(captured()).toBe(before + 1);
    expect(two.map(({ plan }) => plan.id)).toContain((await get(id)).plan.id);
  });

  test('a refunded upgrade restores the old plan', async () => {
    const { id, subscription, upgrade } = await start();
    const { token } = (await upgrade()).json<PaymentResponse>();
    await deliverWebhook(commerce, token, 'refunded');
    const { plan, renewsAt } = await get(id);
    expect({ planId: plan.id, renewsAt }).toEqual({
      planId: subscription.plan.id,
      renewsAt: subscription.renewsAt,
    });
  });

  async function startSold(product: typeof ms | typeof wol = wol) {
    const started = await start(product);
    const { id, subscription } = started;
    const leadId = await leadOf(id);
    await verifyPhone(commerce, leadId);
    const [lead] = await commerce.database.query('select email from leads where id = $1', [leadId]);
    const sold = paymentBody(leadId, 'card', {
      ...product,
      email: String(lead?.email),
      ...planOfBody(subscription.plan),
      paymentMethods: [parts.card(subscription.plan.amount)],
    });
    const { token: first } = (
      await post(commerce.app, paths.paymentV2, sold)
    ).json<PaymentResponse>();
    await commerce.database.query(
      `update subscriptions set purchase_id = null where purchase_id is not null`,
    );
    await commerce.database.query(
      `update subscriptions set purchase_id = payments.purchase_id from payments
     where token = $1 and subscriptions.id = $2`,
      [first, id],
    );
    return { ...started, refundFirst: () => deliverWebhook(commerce, first, 'refunded') };
  }

  test('a Pix paid after the subscription was refunded is refunded too', async () => {
    const { best, refundFirst, upgrade } = await startSold();
    const { token } = (await upgrade(parts.pix(best.plan.amount))).json<PaymentResponse>();
    await refundFirst();
    await deliverWebhook(commerce, token, 'captured');
    const view = await eventually(
      async () =>
        (await commerce.app.inject(buildPath(paths.payment, { token }))).json<PaymentView>(),
      ({ state }) => state === 'refunded',
    );
    expect(view).toMatchObject({ state: 'refunded' });
  });

  test('a card authorized beside such a Pix is released, and never captured', async () => {
    const { best, id, refundFirst } = await startSold(ms);
    const share = 10_000;
    commerce.provider.nextCardStatuses = ['authorized'];
    const card = parts.card(best.plan.amount - share);
    const ordered = paymentV1Body('upgrade', id, card, {
      planId: best.plan.id,
      amount: best.plan.amount,
      paymentMethods: [card, parts.pix(share)],
    });
    const { token } = (await post(commerce.app, paths.paymentV1, ordered)).json<PaymentResponse>();
    await refundFirst();
    const [row] = await commerce.database.query('select id from payments where token = $1', [
      token,
    ]);
    const references = [String(row?.id), `${String(row?.id)}.2`] as const;
    commerce.provider.set(references[1], 'captured');
    await deliverWebhookOf(commerce, references[1]);
    const statuses = await eventually(
      () => Promise.resolve(references.map((part) => commerce.provider.chargeOf(part).status)),
      (found) => found.join() === 'voided,refunded',
    );
    expect(statuses).toEqual(['voided', 'refunded']);
  });

  test('only a better plan of the same product is sold', async () => {
    const { best, subscription, upgrade } = await start();
    const part = parts.card(best.plan.amount);
    const own = await upgrade(part, subscription.plan.id);
    expect(own.json()).toMatchObject({ code: 'already_paid' });
    for (const planId of ['ms-anual', 'nothing']) {
      expect((await upgrade(part, planId)).json()).toMatchObject({
        errors: [{ field: '/planId', code: 'unknown' }],
      });
    }
    expect((await upgrade(part, null)).json()).toMatchObject({
      errors: [{ field: '/planId', code: 'required' }],
    });
    expect((await upgrade(parts.card(100))).json()).toMatchObject({
      code: 'price_changed',
      amount: best.plan.amount,
    });
  });

  test('a stranger cannot pay for it in the owner’s name', async () => {
    const { best, id } = await start();
    const leadId = await createLead(commerce.app);
    const { code: plan, id: planId, type: planType } = best.plan;
    const { business, productCode } = wol;
    const changes = { type: 'upgrade', referenceId: id, amount: best.plan.amount } as const;
    const body = paymentBody(leadId, 'card', {
      ...changes,
      plan,
      planId,
      planType,
      business,
      productCode,
    });
    expect((await post(commerce.app, paths.paymentV2, body)).statusCode).toBe(404);
  });

  test('a lapsed subscription has no credit left', async () => {
    const { id } = await start();
    commerce.passTime(400 * 86_400_000);
    const { state, upgrades } = await get(id);
    expect([state, upgrades[0]?.credit]).toEqual(['lapsed', 0]);
  });
});

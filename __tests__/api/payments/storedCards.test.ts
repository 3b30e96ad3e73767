import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import type { PaymentRequest } from '@/contract/paymentRequest';
import type { Sample } from '@/contract/samples';
import { encryptedCard, parts } from '@/testing/requests';
import { createVerifiedLead, paymentBody, post, storedCard } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());
beforeEach(() => {
  commerce.provider.reset();
});

const hour = 3_600_000;

const purchase = {
  business: 'wiseup-online',
  productCode: 'wup',
  plan: 'wol-anual',
  planId: 'wol-anual',
  amount: 118800,
} as const;

const upsell = {
  business: 'wiseup-live',
  productCode: 'live',
  plan: 'live-anual',
  planId: 'live-anual',
  amount: 149400,
} as const;

const cardToStore = (amount: number) => ({ ...parts.card(amount), storeCard: true }) as const;

const createWolLead = async (system: TestCommerce = commerce) => {
  const { business, planId, productCode } = purchase;
  return createVerifiedLead(system, { business, planId, productCode });
};

const pay = (
  body: PaymentRequest,
  cookie?: string,
  key: string = randomUUID(),
  { app } = commerce,
) => post(app, paths.paymentV2, body, key, cookie === undefined ? {} : { cookie });

const getCookie = ({ headers }: LightMyRequestResponse): string | undefined =>
  /^[^;]+/.exec(String(headers['set-cookie'] ?? ''))?.[0];

const wolBody = (leadId: string, changes: Partial<PaymentRequest> = {}) =>
  paymentBody(leadId, 'card', {
    ...purchase,
    paymentMethods: [cardToStore(purchase.amount)],
    ...changes,
  });

async function buy(changes: Partial<PaymentRequest> = {}) {
  const leadId = await createWolLead();
  const response = await pay(wolBody(leadId, changes));
  const { paymentProfileIds = [], token } = response.json<Partial<PaymentResponse>>();
  return {
    leadId,
    response,
    token,
    profileId: paymentProfileIds[0] ?? '',
    cookie: getCookie(response),
  };
}

const payOneClick = (
  leadId: string,
  profileId: string,
  cookie: string | undefined,
  changes: Partial<PaymentRequest> = {},
) => {
  const amount = changes.amount ?? upsell.amount;
  return pay(
    paymentBody(leadId, 'card', {
      ...upsell,
      paymentMethods: [storedCard(profileId, amount)],
      ...changes,
    }),
    cookie,
  );
};

const refusal = {
  code: 'invalid_field',
  errors: [{ field: '/paymentMethods/0/paymentProfileId', code: 'unknown' }],
};

async function expectRefused(
  answer: Promise<LightMyRequestResponse>,
  problem: object = refusal,
): Promise<void> {
  const before = commerce.provider.orders.length;
  const response = await answer;
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject(problem);
  expect(commerce.provider.orders).toHaveLength(before);
}

test('a card stored with consent pays for an offer after its purchase', async () => {
  const { cookie, leadId, profileId } = await buy();
  expect(commerce.provider.orders.at(-1)?.method).toMatchObject({ store: true });
  const response = await payOneClick(leadId, profileId, cookie);
  expect(response.json()).toMatchObject({ route: 'success', payment: { state: 'paid' } });
  expect(commerce.provider.orders.at(-1)?.method).toMatchObject({
    method: 'default-credit-card',
    profileId,
    capture: true,
  });
});

test('the secret is hidden from scripts, lasts an hour, and is stored only as a hash', async () => {
  const { cookie, response, token } = await buy();
  expect(response.headers['set-cookie']).toMatch(
    /^stored-card=[\w-]{32}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Strict$/,
  );
  const [row] = await commerce.database.query(
    `select stored_cards.*, extract(epoch from expires_at - consented_at)::int as seconds
     from stored_cards join payments on payments.id = payment_id where token = $1`,
    [token],
  );
  expect(row).toMatchObject({ consent_version: '2026-11', seconds: 3600, limit_amount: '1254000' });
  expect(row).toHaveProperty('secret_hash', expect.stringMatching(/^[0-9a-f]{64}$/));
  expect(JSON.stringify(row)).not.toContain(cookie?.split('=')[1]);
});

test('over https the cookie is bound to its host', async () => {
  const secure = await startTestCommerce({ webUrl: 'https://checkout.example' });
  const body = wolBody(await createWolLead(secure));
  const response = await pay(body, undefined, randomUUID(), secure);
  expect(response.headers['set-cookie']).toMatch(/^__Host-stored-card=[\w-]{32}; .*; Secure$/);
  await secure.stop();
});

test('without consent no card is stored, and the response has nothing to pay with', async () => {
  const { cookie, leadId, profileId } = await buy({ paymentMethods: [parts.card(118800)] });
  expect(commerce.provider.orders.at(-1)?.method).toMatchObject({ store: false });
  expect({ cookie, profileId }).toEqual({ cookie: undefined, profileId: '' });
  await expectRefused(payOneClick(leadId, 'card_0', cookie));
});

test('a declined card leaves no cookie', async () => {
  commerce.provider.cardStatus = 'declined';
  const { cookie, response } = await buy();
  expect(response.statusCode).toBe(402);
  expect(cookie).toBeUndefined();
});

test('a repeated answer does not contain the secret again', async () => {
  const leadId = await createWolLead();
  const key = randomUUID();
  const [first, again] = [
    await pay(wolBody(leadId), undefined, key),
    await pay(wolBody(leadId), undefined, key),
  ];
  expect(again.json<PaymentResponse>().token).toBe(first.json<PaymentResponse>().token);
  expect(getCookie(first)).toBeDefined();
  expect(getCookie(again)).toBeUndefined();
});

describe('a stored card pays for nothing', () => {
  test.each([
    ['without the cookie', undefined],
    ["with another browser's", `stored-card=${'x'.repeat(32)}`],
    ['with what is no secret', "stored-card=' or true --"],
  ])('%s', async (_, cookie) => {
    const { leadId, profileId } = await buy();
    await expectRefused(payOneClick(leadId, profileId, cookie));
  });

  test("with the cookie of another buyer's purchase", async () => {
    const { leadId, profileId } = await buy();
    const { cookie } = await buy();
    await expectRefused(payOneClick(leadId, profileId, cookie));
  });

  test('for another lead', async () => {
    const { cookie, profileId } = await buy();
    const other = await buy({ paymentMethods: [parts.card(purchase.amount)] });
    await expectRefused(payOneClick(other.leadId, profileId, cookie));
  });

  test('an hour after it was typed', async () => {
    const { cookie, leadId, profileId } = await buy();
    commerce.passTime(hour);
    await expectRefused(payOneClick(leadId, profileId, cookie));
  });

  test('of another company', async () => {
    const { cookie, leadId, profileId } = await buy();
    const ms = { ...paymentBody(leadId), paymentMethods: [storedCard(profileId, 114000)] };
    await expectRefused(pay(ms, cookie), {
      errors: [{ field: '/planId', code: 'not_the_leads' }],
    });
  });

  test('of the same company that is not offered after the purchase', async () => {
    const { cookie, leadId, profileId } = await buy();
    const again = wolBody(leadId, {
      plan: 'wol-anual-3-perfis',
      planId: 'wol-anual-3-perfis',
      amount: 190560,
      paymentMethods: [storedCard(profileId, 190560)],
    });
    const before = commerce.provider.orders.length;
    expect((await pay(again, cookie)).json()).toMatchObject({ code: 'already_paid' });
    expect(commerce.provider.orders).toHaveLength(before);
  });

  test('above its limit', async () => {
    const { cookie, leadId, profileId, token } = await buy();
    await commerce.database.query(
      `update stored_cards set limit_amount = 149399
       from payments where payments.id = payment_id and token = $1`,
      [token],
    );
    await expectRefused(payOneClick(leadId, profileId, cookie));
  });

  test('once its purchase was refunded', async () => {
    const { cookie, leadId, profileId, token } = await buy();
    await commerce.database.query("update payments set state = 'refunded' where token = $1", [
      token,
    ]);
    await expectRefused(payOneClick(leadId, profileId, cookie));
  });

  test('through a call by reference', async () => {
    const { cookie, leadId, profileId } = await buy();
    const kind = buildPath(paths.samples, { kind: 'invoice' });
    const { id } = (
      await post(commerce.app, kind, {
        business: 'wiseup-online',
        productCode: 'wup',
        operation: 'BR',
        leadId,
      })
    ).json<Sample>();
    const payload = {
      type: 'invoice',
      referenceId: id,
      amount: 118800,
      paymentMethods: [storedCard(profileId, 118800)],
      seller: 'performance',
      source: 'direto',
    };
    const headers = { 'idempotency-key': randomUUID(), ...(cookie !== undefined && { cookie }) };
    await expectRefused(
      commerce.app.inject({ method: 'POST', url: paths.paymentV1, payload, headers }),
    );
  });
});

test('an id that happens to look like a card number still pays', async () => {
  const { cookie, leadId, token } = await buy();
  const profileId = 'card_4111111111111111abcdef';
  await commerce.database.query(
    `update payment_parts set profile_id = $2
     from payments where payments.id = payment_id and token = $1`,
    [token, profileId],
  );
  const response = await payOneClick(leadId, profileId, cookie);
  expect(response.json()).toMatchObject({ payment: { state: 'paid' } });
});

test('an hour after the purchase its token no longer returns the stored card', async () => {
  const { profileId, token = '' } = await buy();
  const read = async () =>
    (await commerce.app.inject(buildPath(paths.payment, { token }))).json<PaymentView>();
  const storedCard = { company: 'visa', lastDigits: '1111' };
  expect(await read()).toMatchObject({ paymentProfileIds: [profileId], storedCard });
  commerce.passTime(hour);
  expect(await read()).toMatchObject({ state: 'paid', paymentProfileIds: [], storedCard: null });
});

test('consent requires its own member, and a card', async () => {
  const leadId = await createWolLead();
  for (const part of [
    { ...parts.pix(118800), storeCard: true },
    { ...parts.card(118800), encryptedCard, storeCard: false },
  ]) {
    const response = await post(commerce.app, paths.paymentV2, {
      ...wolBody(leadId),
      paymentMethods: [part],
    });
    expect(response.statusCode).toBe(400);
  }
});

test('a card without consent is not named to the holder of the token', async () => {
  const { token } = await buy({ paymentMethods: [parts.card(purchase.amount)] });
  const view = await commerce.app.inject(buildPath(paths.payment, { token: token ?? '' }));
  expect(view.json()).toMatchObject({ state: 'paid', storedCard: null });
});

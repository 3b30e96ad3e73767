import { randomUUID } from 'node:crypto';
import { omit } from 'es-toolkit';
import type { CustomOffer } from '@/contract/customOffer';
import { buildPath, paths } from '@/contract/paths';
import type { ServedCardKey } from '@/contract/cardKey';
import type { Problem } from '@/contract/problem';
import { parts } from '@/testing/requests';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { createSample, paymentV1Body, renewalBody } from '../../support/paidLater';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';
import { bindCard } from '../../support/typedCards';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());
beforeEach(() => {
  commerce.provider.reset();
});

const minute = 60_000;

async function getServedKey(): Promise<ServedCardKey> {
  return (await commerce.app.inject(paths.cardKey)).json<ServedCardKey>();
}

const withCard = (encryptedCard: string) => ({ ...parts.card(114000), encryptedCard });

interface Place {
  owner: { lead: string } | { reference: string };
  send: (encryptedCard: string, key: string) => ReturnType<typeof post>;
}

const places: Record<string, () => Promise<Place>> = {
  async 'a purchase'() {
    const lead = await createLead(commerce.app);
    return {
      owner: { lead },
      send: (card, key) => {
        const paymentMethods = [withCard(card)];
        const body = paymentBody(lead, 'card', { paymentMethods });
        return post(commerce.app, paths.paymentV2, body, key);
      },
    };
  },
  async 'an invoice'() {
    const { id: reference } = await createSample(commerce, 'invoice');
    return {
      owner: { reference },
      send: (card, key) => {
        const body = paymentV1Body('invoice', reference, withCard(card));
        return post(commerce.app, paths.paymentV1, body, key);
      },
    };
  },
  async 'a recovery'() {
    const { id: reference } = await createSample(commerce, 'recovery');
    return {
      owner: { reference },
      send: (card, key) => {
        const body = paymentV1Body('direct', reference, withCard(card));
        return post(commerce.app, paths.paymentV1, body, key);
      },
    };
  },
  async 'a renewal'() {
    const { id: reference } = await createSample(commerce, 'renew');
    const url = buildPath(paths.renewalV2, { subscriptionId: reference });
    return {
      owner: { reference },
      send: (card, key) => post(commerce.app, url, renewalBody(withCard(card)), key),
    };
  },
  async 'a renewal by name'() {
    const { id: reference } = await createSample(commerce, 'renew');
    const rest = omit(renewalBody(), ['amount', 'paymentMethods', 'type']);
    const url = buildPath(paths.renewalV1, { subscriptionId: reference });
    return {
      owner: { reference },
      send: (encryptedCard, key) =>
        post(
          commerce.app,
          url,
          { ...rest, paymentMethod: 'credit-card', cardCompany: 'visa', encryptedCard },
          key,
        ),
    };
  },
  async 'a card that is verified'() {
    const { id } = await createSample(commerce, 'custom-offer');
    const offer = await commerce.app.inject(buildPath(paths.customOffer, { id }));
    const reference = offer.json<CustomOffer>().subscriptionId;
    const url = buildPath(paths.cardVerification, { subscriptionId: reference });
    return {
      owner: { reference },
      send: (encryptedCard, key) => post(commerce.app, url, { encryptedCard }, key),
    };
  },
};

const countAsked = () => commerce.provider.orders.length + commerce.provider.verifications.length;

describe.each(Object.keys(places))('%s', (name) => {
  const open = async () => {
    const place = await places[name]?.();
    if (!place) throw new Error(`${name} is no place where a card is sent`);
    return { ...place, attempt: randomUUID(), iat: (await getServedKey()).iat };
  };

  test('accepts a card encrypted for this attempt, and repeats its answer', async () => {
    const { attempt, iat, owner, send } = await open();
    const card = bindCard({ attempt, iat, ...owner });
    const first = await send(card, attempt);
    expect({ status: first.statusCode, said: first.json<Problem>().code }).toEqual({ status: 201 });
    const asked = countAsked();
    // Encrypted anew, and much later: it is the same attempt, which is not paid twice.
    commerce.passTime(11 * minute);
    expect((await send(card, attempt)).body).toBe(first.body);
    expect((await send(bindCard({ attempt, iat: iat + 660, ...owner }), attempt)).body).toBe(
      first.body,
    );
    expect(countAsked()).toBe(asked);
  });

  test('refuses a card of another attempt, of another buyer or of none, before calling the provider', async () => {
    const { attempt, iat, owner, send } = await open();
    const [named = ''] = Object.keys(owner);
    const asked = countAsked();
    const foreign = [
      bindCard({ attempt: randomUUID(), iat, ...owner }),
      bindCard({ attempt, iat, ...owner, [named]: randomUUID() }),
      bindCard({ attempt, iat, lead: randomUUID() }),
      bindCard({ attempt, iat, reference: randomUUID() }),
      'eyJhbGciOiJSU0EtT0FFUC0yNTYiLCJlbmMiOiJBMjU2R0NNIn0.a2V5.aXY.dGV4dA.dGFn',
      'bm9uZQ.a2V5.aXY.dGV4dA.dGFn',
    ];
    for (const card of foreign) {
      const answer = await send(card, attempt);
      expect(answer.json()).toMatchObject({ status: 422, code: 'encrypted_card_mismatch' });
    }
    expect(countAsked()).toBe(asked);
    // They do not use up the attempt: encrypted correctly, it pays.
    expect((await send(bindCard({ attempt, iat, ...owner }), attempt)).statusCode).toBe(201);
  });

  test('accepts it for ten minutes, by the clock of the service', async () => {
    const { attempt, iat, owner, send } = await open();
    const asked = countAsked();
    for (const late of [iat - 601, iat + 120]) {
      const answer = await send(bindCard({ attempt, iat: late, ...owner }), attempt);
      expect(answer.json()).toMatchObject({ status: 422, code: 'encrypted_card_expired' });
    }
    expect(countAsked()).toBe(asked);
    const card = bindCard({ attempt, iat: iat - 540, ...owner });
    expect((await send(card, attempt)).statusCode).toBe(201);
  });
});

test('two cards belong to one attempt, and each of them is checked', async () => {
  const lead = await createLead(commerce.app);
  const { iat } = await getServedKey();
  const attempt = randomUUID();
  const pay = (first: string, second: string) =>
    post(
      commerce.app,
      paths.paymentV2,
      paymentBody(lead, 'card', {
        paymentMethods: [
          { ...withCard(first), amount: 64000 },
          { ...withCard(second), amount: 50000 },
        ],
      }),
      attempt,
    );
  const good = bindCard({ attempt, iat, lead });
  const foreign = bindCard({ attempt: randomUUID(), iat, lead });
  expect((await pay(good, foreign)).json()).toMatchObject({ code: 'encrypted_card_mismatch' });
  expect((await pay(good, bindCard({ attempt, iat, lead }))).statusCode).toBe(201);
});

test('the key carries the moment it was served, and no cache stores it', async () => {
  const answer = await commerce.app.inject(paths.cardKey);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'cookie' });
  commerce.passTime(minute);
  const later = await getServedKey();
  expect(later.iat - answer.json<ServedCardKey>().iat).toBeGreaterThanOrEqual(60);
});

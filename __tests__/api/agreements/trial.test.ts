import { randomUUID } from 'node:crypto';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { Problem } from '@/contract/problem';
import type { ProductV2 } from '@/contract/product';
import type { Subscription } from '@/contract/subscription';
import { cardAgreementConsent } from '@/domain/trials';
import { parts } from '@/testing/requests';
import { awayFromMidnight } from '../../support/awayFromMidnight';
import { createLead, openConnections, patchLead } from '../../support/commerceRequests';
import { anyNumber, objectContaining } from '../../support/matchers';
import { sendAtOnce } from '../../support/sendAtOnce';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';
import {
  beginTrial,
  cancel,
  createPerson,
  createTrialBody,
  day,
  getAgreement,
  getPayment,
  localDay,
  sendPayment,
} from '../../support/trials';

let commerce: TestCommerce;

beforeAll(async () => {
  // Raised, so that the separate limit on declined cards does not interfere.
  commerce = await startTestCommerce({ limits: { 'declines-per-lead': 1_000 } });
});
afterAll(() => commerce.stop());
beforeEach(() => {
  commerce.provider.reset();
  commerce.provider.charges.clear();
});

async function getProduct(query: Record<string, string>): Promise<ProductV2> {
  const asked = new URLSearchParams({ business: 'meusucesso', flowId: 'trial', ...query });
  const path = buildPath(paths.productV2, { code: 'ms' });
  return (await commerce.app.inject(`${path}?${asked}`)).json();
}

async function getSubscription(leadId: string): Promise<Subscription> {
  const [row] = await commerce.database.query('select id from subscriptions where lead_id = $1', [
    leadId,
  ]);
  const path = buildPath(paths.subscription, { subscriptionId: String(row?.id) });
  return (await commerce.app.inject(path)).json();
}

describe('the offer of a trial', () => {
  test('names its length and first charge date, and accepts cards only', async () => {
    await awayFromMidnight();
    const product = await getProduct({});
    expect(product).toMatchObject({
      campaign: { name: 'trial' },
      trial: { planId: 'ms-anual', days: 7, firstChargeOn: localDay(Date.now() + 7 * day) },
    });
    const [yearly, essential] = product.plans;
    expect(yearly).toMatchObject({ amount: 114000, paymentMethods: ['credit-card'] });
    expect(essential?.id).toBe('ms-essencial');
    expect((await getProduct({ flowId: 'default' })).trial).toBeUndefined();
  });

  test('shows the full price to a lead whose e-mail address has used a trial', async () => {
    const { person } = await beginTrial(commerce);
    const leadId = await createLead(commerce.app, {
      email: person.email.toUpperCase(),
      flowId: 'trial',
    });
    const product = await getProduct({ leadId });
    expect(product.campaign).toEqual({ name: 'trial', refusal: 'used' });
    expect(product.trial).toBeUndefined();
    expect(product.plans[0]?.paymentMethods).toContain('pix');
  });
});

describe('the use of a trial', () => {
  test('is revealed by a document that came with a payment, not by one that was only typed', async () => {
    const { person } = await beginTrial(commerce);
    const body = await createTrialBody(commerce, createPerson());
    const { sfLeadId: leadId } = body;
    const { document } = person;
    const patched = await patchLead(commerce.app, leadId, { business: 'meusucesso', document });
    expect(patched.statusCode).toBe(200);
    const product = await getProduct({ leadId });
    expect(product.campaign).toEqual({ name: 'trial' });
    expect(product.trial).toMatchObject({ days: 7 });
    const refused = await sendPayment(commerce, { ...body, document: person.document });
    expect(refused.json()).toMatchObject({ code: 'trial_used' });
    expect((await getProduct({ leadId })).campaign).toEqual({ name: 'trial', refusal: 'used' });
  });

  test('is revealed by the document of a declined card', async () => {
    const person = createPerson();
    commerce.provider.cardStatus = 'declined';
    const body = await createTrialBody(commerce, person);
    await sendPayment(commerce, body);
    commerce.provider.reset();
    await beginTrial(commerce, { ...createPerson(), document: person.document });
    const product = await getProduct({ leadId: body.sfLeadId });
    expect(product.campaign).toEqual({ name: 'trial', refusal: 'used' });
  });
});

describe('a trial', () => {
  test('charges nothing today, and states the date and amount of its charge', async () => {
    const { agreementId, leadId, payment, token } = await beginTrial(commerce);
    expect(payment).toMatchObject({ state: 'trial', amount: 114000, installments: 12 });
    expect(payment.trial).toMatchObject({ state: 'active' });
    expect(payment.trial?.chargeAt).toBe(payment.trial?.endsAt);
    const inDays = (Date.parse(payment.trial?.chargeAt ?? '') - Date.now()) / day;
    expect(inDays).toBeCloseTo(7, 2);
    expect((await getPayment(commerce, token)).trial).toEqual(payment.trial);
    expect(commerce.provider.charges.size).toBe(0);
    expect(await getAgreement(commerce, agreementId)).toMatchObject({
      state: 'active',
      amount: 114000,
      installments: 12,
      plan: { id: 'ms-anual' },
      chargeAt: payment.trial?.chargeAt,
    });
    expect(await getSubscription(leadId)).toMatchObject({
      state: 'active',
      renewsAt: payment.trial?.endsAt,
    });
  });

  test('records which consent text the buyer accepted, and when', async () => {
    const { agreementId, payment } = await beginTrial(commerce);
    const rows = await commerce.database.query(
      'select consent_version, consented_at from card_agreements where id = $1',
      [agreementId],
    );
    const consentedAt = new Date(payment.createdAt);
    expect(rows).toEqual([{ consent_version: cardAgreementConsent, consented_at: consentedAt }]);
  });

  test('does not start with a declined card', async () => {
    commerce.provider.cardStatus = 'declined';
    const body = await createTrialBody(commerce, createPerson());
    const declined = await sendPayment(commerce, body);
    expect(declined.statusCode).toBe(402);
    expect(declined.json()).toMatchObject({ reason: 'insufficient_funds' });
    const { token } = declined.json<{ token: string }>();
    expect(await getPayment(commerce, token)).toMatchObject({ state: 'declined', isTrial: true });
    commerce.provider.reset();
    expect((await sendPayment(commerce, body)).json()).toMatchObject({
      payment: { state: 'trial' },
    });
  });

  test('does not start while the provider is unavailable, and starts on the next attempt', async () => {
    commerce.provider.isAway = true;
    const body = await createTrialBody(commerce, createPerson());
    expect((await sendPayment(commerce, body)).json()).toMatchObject({
      reason: 'processing_error',
    });
    commerce.provider.reset();
    expect((await sendPayment(commerce, body)).statusCode).toBe(201);
  });

  test('that is sent eight times at once gets the same answer each time', async () => {
    await openConnections(commerce.app);
    const body = await createTrialBody(commerce, createPerson());
    const key = randomUUID();
    const answers = await sendAtOnce(commerce, () => sendPayment(commerce, body, key));
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ payment: { state: 'trial' } });
  });

  test('that has started is neither started nor paid a second time', async () => {
    const person = createPerson();
    const body = await createTrialBody(commerce, person);
    const key = '22222222-2222-4222-8222-222222222222';
    const first = await sendPayment(commerce, body, key);
    expect((await sendPayment(commerce, body, key)).json()).toEqual(first.json());
    const again = await sendPayment(commerce, body);
    expect(again.statusCode).toBe(409);
    expect(again.json<PaymentResponse>()).toMatchObject({
      code: 'already_paid',
      token: first.json<PaymentResponse>().token,
    });
  });
});

describe('a buyer who agreed to pay nothing today', () => {
  test('with a document that has used the trial is not charged, but gets the price to confirm', async () => {
    const { person } = await beginTrial(commerce);
    const other = { email: createPerson().email, document: person.document };
    const body = await createTrialBody(commerce, other);
    const refused = await sendPayment(commerce, body);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'trial_used', amount: 114000 });
    expect(commerce.provider.charges.size).toBe(0);

    const product = await getProduct({ leadId: body.sfLeadId });
    expect(product.campaign).toEqual({ name: 'trial', refusal: 'used' });
    const { agreement, ...paid } = body;
    expect(agreement).toBeDefined();
    expect((await sendPayment(commerce, { ...paid, buyAgain: true })).json()).toMatchObject({
      payment: { state: 'paid' },
    });
  });

  test.each(['email', 'document'] as const)(
    'with a running trial, known by the %s, is not charged but told so, and may still buy',
    async (known) => {
      const { person } = await beginTrial(commerce);
      const other = { ...createPerson(), [known]: person[known] };
      const { agreement, ...body } = await createTrialBody(commerce, other);
      expect(agreement).toBeDefined();
      const told = await sendPayment(commerce, { ...body, flowId: 'default' });
      expect(told.statusCode).toBe(409);
      expect(told.json()).toMatchObject({ code: 'trial_running' });
      expect(told.json()).not.toHaveProperty('token');
      expect(commerce.provider.charges.size).toBe(0);
      const deliberate = await sendPayment(commerce, {
        ...body,
        flowId: 'default',
        buyAgain: true,
      });
      expect(deliberate.json()).toMatchObject({ payment: { state: 'paid' } });
    },
  );

  test('starts only one of many simultaneous trials with the same document', async () => {
    const { document } = createPerson();
    const bodies = await Promise.all(
      Array.from({ length: 8 }, () =>
        createTrialBody(commerce, { email: createPerson().email, document }),
      ),
    );
    const answers = await Promise.all(bodies.map((body) => sendPayment(commerce, body)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([201, ...Array<number>(7).fill(409)]);
  });

  test.each([
    ['no agreement', { agreement: undefined }, '/agreement'],
    [
      'words that are none of ours',
      { agreement: { consent: 'yes', firstChargeOn: localDay(Date.now() + 7 * day) } },
      '/agreement/consent',
    ],
    ['no document', { document: undefined }, '/document'],
    ['another method', { paymentMethods: [parts.pix(114000)] }, '/paymentMethods/0/method'],
    ['a flow without a trial', { flowId: 'default' }, '/agreement'],
  ])('with %s is refused', async (_, changes, field) => {
    const body = await createTrialBody(commerce, createPerson());
    const request = JSON.parse(JSON.stringify({ ...body, ...changes })) as object;
    const refused = await sendPayment(commerce, request);
    expect(refused.statusCode).toBe(422);
    expect(refused.json<Problem>().errors).toEqual([objectContaining({ field })]);
    expect(commerce.provider.charges.size).toBe(0);
  });

  test('whose page showed another first charge date is refused with that field', async () => {
    const body = await createTrialBody(commerce, createPerson());
    const consent = body.agreement?.consent ?? '';
    const show = (days: number) =>
      sendPayment(commerce, {
        ...body,
        agreement: { consent, firstChargeOn: localDay(Date.now() + days * day) },
      });
    for (const days of [5, 8]) {
      const refused = await show(days);
      expect(refused.statusCode).toBe(422);
      expect(refused.json<Problem>().errors).toEqual([
        { field: '/agreement/firstChargeOn', code: 'changed' },
      ]);
    }
    // Midnight has passed: charged a day later than shown.
    expect((await show(6)).statusCode).toBe(201);
  });
});

test('an unknown agreement is not found', async () => {
  const id = 'a'.repeat(32);
  const asked = await commerce.app.inject(buildPath(paths.cardAgreement, { id }));
  expect(asked.statusCode).toBe(404);
  expect((await cancel(commerce, id)).statusCode).toBe(404);
});

// Last, because it moves the clock.
describe('card testing', () => {
  const limit = 10;

  async function tryCards(send: () => Promise<{ statusCode: number }>): Promise<void> {
    commerce.provider.cardStatus = 'declined';
    for (let tried = 0; tried < limit; tried += 1) expect((await send()).statusCode).toBe(402);
    commerce.provider.reset();
  }

  test('is limited to ten cards an hour per lead, whatever the documents', async () => {
    const { email } = createPerson();
    const body = await createTrialBody(commerce, { ...createPerson(), email });
    const send = () => sendPayment(commerce, { ...body, document: createPerson().document });
    await tryCards(send);
    const checks = vi.spyOn(commerce.provider, 'verifyCard');
    const refused = await send();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'rate_limited', retryAfter: anyNumber });
    expect(checks).not.toHaveBeenCalled();
    commerce.passTime(3_600_000);
    expect((await send()).statusCode).toBe(201);
  });

  test('is limited to ten cards an hour per document, whatever the leads', async () => {
    const { document } = createPerson();
    const send = async () =>
      sendPayment(commerce, await createTrialBody(commerce, { ...createPerson(), document }));
    await tryCards(send);
    const refused = await Promise.all([send(), send()]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429]);
    commerce.passTime(3_600_000);
    expect((await send()).statusCode).toBe(201);
  });

  test('counts a repeated attempt once', async () => {
    const body = await createTrialBody(commerce, createPerson());
    const key = '33333333-3333-4333-8333-333333333333';
    await tryCards(() => sendPayment(commerce, body, key));
    expect((await sendPayment(commerce, body)).statusCode).toBe(201);
  });
});

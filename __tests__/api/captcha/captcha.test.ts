import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { omit } from 'es-toolkit';
import type { CaptchaChallenge } from '@/contract/captcha';
import type { CaptchaAction } from '@/contract/captchaCalls';
import type { CustomOffer } from '@/contract/customOffer';
import { buildPath, paths } from '@/contract/paths';
import { encryptedCard, parts } from '@/testing/requests';
import { createLead, leadBody, paymentBody, post } from '../../support/commerceRequests';
import { createSample, paymentV1Body, renewalBody } from '../../support/paidLater';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce({ captchaSecret: 'a secret of the tests' });
});
afterAll(() => commerce.stop());
beforeEach(() => {
  commerce.provider.reset();
});

const browser = { 'x-forwarded-for': '203.0.113.7' };

async function getChallenge(action: CaptchaAction): Promise<CaptchaChallenge> {
  const answer = await commerce.app.inject(buildPath(paths.captcha, { action }));
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json<CaptchaChallenge>();
}

const toToken = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');

async function solve(action: CaptchaAction): Promise<string> {
  const challenge = await getChallenge(action);
  const solution = await solveChallenge({ challenge, deriveKey });
  return toToken({ challenge, solution: { ...solution, time: undefined } });
}

const leave = (token?: string, key: string = randomUUID()) =>
  post(commerce.app, paths.lead, leadBody, key, {
    ...browser,
    ...(token !== undefined && { 'captcha-token': token }),
  });

const refused = { status: 403, code: 'captcha_required' };

test('a browser needs a captcha to leave a lead, and each one works once', async () => {
  expect((await leave()).json()).toMatchObject(refused);
  const token = await solve('lead');
  const key = randomUUID();
  const first = await leave(token, key);
  expect(first.statusCode).toBe(201);
  // A repeated call gets the first answer.
  expect((await leave(token, key)).body).toBe(first.body);
  expect((await leave(token)).json()).toMatchObject(refused);
});

test('only one of many simultaneous calls with the same token is accepted', async () => {
  const token = await solve('lead');
  const answers = await Promise.all(Array.from({ length: 12 }, () => leave(token)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(11);
});

test('a token for another action, a forged one and a malformed one are refused', async () => {
  expect((await leave(await solve('payment'))).json()).toMatchObject(refused);
  const challenge = await getChallenge('lead');
  const solution = await solveChallenge({ challenge, deriveKey });
  const { parameters } = challenge;
  const forged = [
    { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
    { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, expiresAt: 4e9 } }, solution },
    { challenge: { ...challenge, signature: '00'.repeat(32) }, solution },
    { challenge },
  ];
  for (const payload of forged)
    expect((await leave(toToken(payload))).json()).toMatchObject(refused);
  for (const token of ['', 'x', 'e30=', 'x'.repeat(3_000)])
    expect((await leave(token)).json()).toMatchObject(refused);
});

test('an unused token expires after twenty minutes', async () => {
  const token = await solve('lead');
  commerce.passTime(21 * 60_000);
  expect((await leave(token)).json()).toMatchObject(refused);
  commerce.passTime(-21 * 60_000);
  expect((await leave(token)).statusCode).toBe(201);
});

test('payments, renewals and text messages require a captcha before anything is done', async () => {
  const leadId = await createLead(commerce.app);
  const { id: invoice } = await createSample(commerce, 'invoice');
  const { id: subscriptionId } = await createSample(commerce, 'renew');
  const pix = parts.pix(114000);
  const calls: [string, object, CaptchaAction][] = [
    [paths.paymentV2, paymentBody(leadId, 'pix'), 'payment'],
    [paths.paymentV1, paymentV1Body('invoice', invoice, pix), 'payment'],
    [buildPath(paths.renewalV2, { subscriptionId }), renewalBody(pix), 'payment'],
    [buildPath(paths.phoneCode, { leadId }), { business: 'meusucesso', productCode: 'ms' }, 'sms'],
  ];
  for (const [url, body, action] of calls) {
    const asked = commerce.provider.orders.length + commerce.sms.sent.length;
    const without = await post(commerce.app, url, body, undefined, browser);
    expect(without.json()).toMatchObject(refused);
    expect(commerce.provider.orders.length + commerce.sms.sent.length).toBe(asked);
    const withToken = await post(commerce.app, url, body, undefined, {
      ...browser,
      'captcha-token': await solve(action),
    });
    expect(withToken.statusCode).toBe(201);
  }
  // The contract puts it into the body of a payment.
  const captchaToken = await solve('payment');
  const other = { ...paymentBody(await createLead(commerce.app), 'pix'), captchaToken };
  const paid = await post(commerce.app, paths.paymentV2, other, undefined, browser);
  expect(paid.statusCode).toBe(201);
});

test('a renewal by name and a card check require a captcha before a card is read', async () => {
  const { id: subscriptionId } = await createSample(commerce, 'renew');
  const { id } = await createSample(commerce, 'custom-offer');
  const offer = await commerce.app.inject(buildPath(paths.customOffer, { id }));
  const offered = offer.json<CustomOffer>().subscriptionId;
  const renewal = {
    ...omit(renewalBody(), ['amount', 'paymentMethods', 'type']),
    paymentMethod: 'credit-card',
    cardCompany: 'visa',
    encryptedCard,
  };
  const calls: [string, object][] = [
    [buildPath(paths.renewalV1, { subscriptionId }), renewal],
    [buildPath(paths.cardVerification, { subscriptionId: offered }), { encryptedCard }],
  ];
  const countAsked = () => commerce.provider.orders.length + commerce.provider.verifications.length;
  for (const [url, body] of calls) {
    const asked = countAsked();
    const without = await post(commerce.app, url, body, undefined, browser);
    expect(without.json()).toMatchObject(refused);
    const wrong = { ...browser, 'captcha-token': await solve('lead') };
    expect((await post(commerce.app, url, body, undefined, wrong)).json()).toMatchObject(refused);
    expect(countAsked()).toBe(asked);
    const right = { ...browser, 'captcha-token': await solve('payment') };
    expect((await post(commerce.app, url, body, undefined, right)).statusCode).toBeLessThan(300);
    expect(countAsked()).toBe(asked + 1);
  }
});

test('a voucher tried in a browser requires a captcha each time', async () => {
  const url = `${buildPath(paths.productV2, { code: 'ms' })}?business=meusucesso&voucher=MS120`;
  const ask = (headers: Record<string, string>) => commerce.app.inject({ url, headers });
  expect((await ask(browser)).json()).toMatchObject(refused);
  const headers = { ...browser, 'captcha-token': await solve('voucher') };
  expect((await ask(headers)).statusCode).toBe(200);
  expect((await ask(headers)).json()).toMatchObject(refused);
  // The page's own server prices the voucher of a link.
  expect((await ask({})).statusCode).toBe(200);
});

test('a server that calls commerce directly needs no captcha', async () => {
  expect((await post(commerce.app, paths.lead, leadBody)).statusCode).toBe(201);
});

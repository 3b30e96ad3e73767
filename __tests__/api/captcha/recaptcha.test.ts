import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createRecaptcha } from '@/commerce/providers/recaptcha/createRecaptcha';
import type { CaptchaChallenge } from '@/contract/captcha';
import { buildPath, paths } from '@/contract/paths';
import { recaptchaSecret, startSiteverify } from '@/testing/startSiteverify';
import { createLead, leadBody, paymentBody, post } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let google: Awaited<ReturnType<typeof startSiteverify>>;
let commerce: TestCommerce;

const settings = () => ({
  siteKey: 'a-site-key-of-tests',
  secret: recaptchaSecret,
  minScore: 0.5,
  hosts: ['localhost', 'pay.example'],
  verifyUrl: google.url,
});

beforeAll(async () => {
  google = await startSiteverify();
  const recaptcha = createRecaptcha(settings());
  commerce = await startTestCommerce({ captchaSecret: 'a secret of the tests', recaptcha });
});
afterAll(async () => {
  await commerce.stop();
  await google.stop();
});
beforeEach(() => {
  google.answerWith(null);
  google.asked.length = 0;
});

const browser = { 'x-forwarded-for': '203.0.113.7' };
const refused = { status: 403, code: 'captcha_required' };
const ask = (action: string) => commerce.app.inject(buildPath(paths.captcha, { action }));

const leave = (token: string, key: string = randomUUID()) =>
  post(commerce.app, paths.lead, leadBody, key, { ...browser, 'captcha-token': token });

test('leads and text messages use reCAPTCHA, payments and vouchers a proof of work', async () => {
  for (const action of ['lead', 'sms'])
    expect((await ask(action)).json()).toEqual({ recaptcha: { siteKey: 'a-site-key-of-tests' } });
  for (const action of ['payment', 'voucher'])
    expect((await ask(action)).json()).toMatchObject({ parameters: { data: { action } } });
});

test('a token admits one lead, and Google receives the token and nothing about the buyer', async () => {
  const token = google.createToken({ action: 'lead' });
  const key = randomUUID();
  const first = await leave(token, key);
  expect(first.statusCode).toBe(201);
  // A repeated call gets the first answer.
  expect((await leave(token, key)).body).toBe(first.body);
  expect((await leave(token)).json()).toMatchObject(refused);
  expect(google.asked).toEqual([{ secret: recaptchaSecret, response: token }]);
});

test('only one of many simultaneous calls with the same token is accepted', async () => {
  const token = google.createToken({ action: 'lead' });
  const answers = await Promise.all(Array.from({ length: 12 }, () => leave(token)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(11);
});

test.each([
  ['of another action', { action: 'sms' }],
  ['of another site', { action: 'lead', hostname: 'evil.example' }],
  ['of a program', { action: 'lead', score: 0.4 }],
  ['that is too old', { action: 'lead', age: 121_000 }],
])('a token %s is refused', async (_name, made) => {
  expect((await leave(google.createToken(made))).json()).toMatchObject(refused);
});

test.each([
  ['the lowest score', { action: 'lead', score: 0.5 }],
  ['another of our hosts', { action: 'lead', hostname: 'pay.example' }],
])('a token of %s is accepted', async (_name, made) => {
  expect((await leave(google.createToken(made))).statusCode).toBe(201);
});

test('a malformed token and a proof of work are refused', async () => {
  for (const token of ['', 'x', 'x'.repeat(7_000)])
    expect((await leave(token)).json()).toMatchObject(refused);
  const challenge = (await ask('payment')).json<CaptchaChallenge>();
  const solution = await solveChallenge({ challenge, deriveKey });
  const work = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  expect((await leave(work)).json()).toMatchObject(refused);
});

test('a payment accepts a proof of work, and no reCAPTCHA token', async () => {
  const leadId = await createLead(commerce.app);
  const pay = (captchaToken: string) =>
    post(
      commerce.app,
      paths.paymentV2,
      { ...paymentBody(leadId, 'pix'), captchaToken },
      randomUUID(),
      browser,
    );
  const token = google.createToken({ action: 'payment' });
  expect((await pay(token)).json()).toMatchObject(refused);
  const challenge = (await ask('payment')).json<CaptchaChallenge>();
  const solution = await solveChallenge({ challenge, deriveKey });
  const work = Buffer.from(
    JSON.stringify({ challenge, solution: { ...solution, time: undefined } }),
  );
  expect((await pay(work.toString('base64'))).statusCode).toBe(201);
  expect(google.asked).toEqual([]);
});

test.each([
  ['answers 500', 500],
  ['sends elsewhere', 302],
  ['answers nonsense', { hello: 'world' }],
  ['does not know our secret', { success: false, 'error-codes': ['invalid-input-secret'] }],
  ['gives no reason', { success: false }],
])('while Google %s, a call gets 503 and its token stays usable', async (_name, answer) => {
  const token = google.createToken({ action: 'lead' });
  google.answerWith(answer);
  const response = await leave(token);
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('2');
  google.answerWith(null);
  expect((await leave(token)).statusCode).toBe(201);
});

test('an unreachable Google fails the check within seconds', async () => {
  const recaptcha = createRecaptcha({ ...settings(), verifyUrl: 'http://127.0.0.1:1/' });
  await expect(recaptcha.verify('x', 'lead')).rejects.toMatchObject({
    name: 'RecaptchaUnavailable',
  });
});

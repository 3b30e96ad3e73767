import { randomUUID } from 'node:crypto';
import { paths } from '@/contract/paths';
import type { LimitNumbers } from '@/domain/limits';
import { createLead } from '@/services/api/lead';
import { createPayment } from '@/services/api/payment';
import { prepareCaptcha } from '@/services/http/captcha';
import { client } from '@/services/http/client';
import { getFailureKey, HttpError } from '@/services/http/errors';
import { leadBody, paymentBody } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;
let calls: string[] = [];

async function start(captchaSecret?: string, limits: LimitNumbers = {}): Promise<void> {
  commerce = await startTestCommerce({ captchaSecret, limits });
  const baseURL = await commerce.app.listen({ port: 0, host: '127.0.0.1' });
  commerce.app.server.on('request', (request, response) => {
    response.once('finish', () => calls.push(`${request.url ?? ''} ${response.statusCode}`));
  });
  Object.assign(client.defaults, { adapter: 'fetch', baseURL });
}

beforeAll(() => {
  // As in a browser, whose calls web forwards.
  Object.assign(globalThis, { window: {} });
  client.defaults.headers.common['x-forwarded-for'] = '203.0.113.7';
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'window');
});
beforeEach(() => {
  calls = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await commerce.stop();
});

const secret = 'a secret of the tests';
const challenge = '/api/v1/captcha/lead 200';
const leave = () => createLead(leadBody, randomUUID());
const fail = () => leave().catch((thrown: unknown) => thrown);

test('a lead carries a captcha, which was solved in advance where its form was used', async () => {
  await start(secret);
  await leave();
  expect(calls).toEqual([challenge, `${paths.lead} 201`]);
  prepareCaptcha('lead');
  prepareCaptcha('lead');
  await leave();
  expect(calls.slice(2)).toEqual([challenge, `${paths.lead} 201`]);
});

test('a payment carries its captcha in the body', async () => {
  await start(secret);
  const { leadId } = await leave();
  const { token } = await createPayment(paymentBody(leadId, 'pix'), randomUUID());
  expect(token).not.toBe('');
  expect(calls.slice(2)).toEqual(['/api/v1/captcha/payment 200', `${paths.paymentV2} 201`]);
});

test('a refused captcha is solved again, once', async () => {
  await start(secret);
  // Issued by a clock that is an hour late, it has expired when it arrives.
  commerce.app.server.prependListener('request', ({ url = '' }) => {
    if (url.startsWith('/api/v1/captcha/')) commerce.passTime(-60 * 60_000);
  });
  const error = await fail();
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 403, problem: { code: 'captcha_required' } });
  expect(getFailureKey(error)).toBe('failure.captcha');
  const refused = `${paths.lead} 403`;
  expect(calls).toEqual([challenge, refused, challenge, refused]);
});

test('a service that requires no captcha gets none', async () => {
  await start();
  await leave();
  expect(calls).toEqual(['/api/v1/captcha/lead 404', `${paths.lead} 201`]);
});

test('when no captcha can be solved, nothing is sent, and the page says what to do', async () => {
  await start(secret);
  const unknown = { parameters: { algorithm: 'PBKDF2/SHA-256' }, signature: 'x' };
  const request = vi.spyOn(client, 'request').mockResolvedValue({ data: unknown });
  expect(getFailureKey(await fail())).toBe('failure.captcha');
  expect(request.mock.calls).toEqual([[{ url: '/api/v1/captcha/lead' }]]);
  expect(calls).toEqual([]);
});

test('after too many captchas, nothing is sent, and the page says when to try again', async () => {
  await start(secret, { 'captchas-per-address': 1 });
  await leave();
  const error = await fail();
  expect(getFailureKey(error)).toBe('failure.wait.hour');
  expect(calls.slice(2)).toEqual(['/api/v1/captcha/lead 429']);
});

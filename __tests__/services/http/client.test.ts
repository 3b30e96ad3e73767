import type { IncomingMessage, ServerResponse } from 'node:http';
import { paths } from '@/contract/paths';
import { withTrace } from '@/domain/monitoring/trace.server';
import { HttpError, NoAnswerError } from '@/services/http/errors';
import { type StartedServer, startServer } from '../../support/startServer';

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let server: StartedServer;

beforeAll(async () => {
  process.env.NEXT_PUBLIC_APP_VERSION = '1.2.3';
  server = await startServer((request, response) => {
    answer(request, response);
  });
  process.env.API_URL = server.url;
});
afterAll(async () => {
  delete process.env.API_URL;
  delete process.env.NEXT_PUBLIC_APP_VERSION;
  await server.stop();
});

const load = async () => (await import('@/services/http/client')).client;

const problem = {
  type: 'urn:problem:not_found',
  title: 'Not found',
  status: 404,
  code: 'not_found',
};

const answerWith =
  (status: number, body: object | null = null, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body && JSON.stringify(body));
  };

test('waits 60 seconds and sends its version', async () => {
  let version: unknown;
  answer = (request, response) => {
    version = request.headers['app-version'];
    answerWith(200, { ok: true })(request, response);
  };
  const client = await load();
  expect((await client.get('/x')).data).toEqual({ ok: true });
  expect(version).toBe('1.2.3');
  expect(client.defaults.timeout).toBe(60_000);
});

test('sends the trace that a call belongs to', async () => {
  const traces: unknown[] = [];
  answer = (request, response) => {
    traces.push(request.headers.traceparent);
    answerWith(200, {})(request, response);
  };
  const client = await load();
  await withTrace(`00-${'a'.repeat(32)}-00f067aa0ba902b7-01`, () => client.get('/x'));
  expect(traces).toEqual([expect.stringMatching(/^00-a{32}-[0-9a-f]{16}-01$/)]);
});

test.each([200, 201, 204, 299])('%i is an answer', async (status) => {
  answer = answerWith(status, status === 204 ? null : {});
  expect((await (await load()).get('/x')).status).toBe(status);
});

test.each([300, 301, 302, 304, 307, 400, 401, 404, 409, 422, 429, 500, 503])(
  '%i is an error with method, url and status',
  async (status) => {
    answer = answerWith(status, null, { location: '/elsewhere' });
    const failure = (await load()).get('/api/v1/payment/pay_4fQ2xJb0Zt7Lw9nR3mVc?a=1');
    await expect(failure).rejects.toEqual(new HttpError('GET', paths.payment, status, null));
  },
);

test('keeps the problem of an answer, and nothing of the request', async () => {
  answer = answerWith(404, problem);
  const client = await load();
  const failure: unknown = await client
    .post('/x', { secret: 's' })
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ method: 'POST', url: '/x', status: 404, problem });
  expect(JSON.stringify(failure)).not.toContain('secret');
});

test.each([
  ['no answer in time', 'timeout', 100, () => undefined],
  [
    'a connection that breaks',
    'network',
    60_000,
    (request: IncomingMessage) => request.socket.destroy(),
  ],
] as const)('%s is a failure without an answer', async (_, reason, timeout, behave) => {
  answer = behave;
  const failure = (await load()).get('/x', { timeout });
  await expect(failure).rejects.toEqual(new NoAnswerError('GET', '/x', reason));
});

test.each(['post', 'patch'] as const)('%s sends the key of its call', async (method) => {
  const asked: unknown[] = [];
  answer = (request, response) => {
    asked.push([request.method, request.url, request.headers['idempotency-key']]);
    answerWith(200, {})(request, response);
  };
  const { patch, post } = await import('@/services/http/request');
  const key = 'b7c1e0a2';
  await (method === 'post'
    ? post('/x', {}, { idempotencyKey: key, needs: {} })
    : patch('/x', {}, key));
  expect(asked).toEqual([[method.toUpperCase(), '/x', key]]);
});

describe('an answer with another body', () => {
  const createLead = async () => (await import('@/services/api/lead')).createLead;
  const lead = {
    name: 'Maria Silva',
    email: 'maria@exemplo.com.br',
    phone: '+5511987654321',
    business: 'medcof',
    productCode: 'medcof-revalida',
    seller: 'performance',
    source: 'direto',
    operation: 'BR',
    locale: 'pt-BR',
  } as const;

  test.each([
    ['200 {}', answerWith(200, {})],
    ['204', answerWith(204)],
    [
      '200 with a page',
      (_: IncomingMessage, response: ServerResponse) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end('<!doctype html><title>Wi-Fi</title>');
      },
    ],
  ] as const)('%s counts as no answer', async (_, behave) => {
    answer = behave;
    const failure = (await createLead())(lead, 'key');
    await expect(failure).rejects.toEqual(new NoAnswerError('POST', '/api/v1/lead', 'malformed'));
  });

  test('the required members are enough', async () => {
    answer = answerWith(201, { leadId: 'l-1' });
    expect(await (await createLead())(lead, 'key')).toEqual({ leadId: 'l-1' });
  });
});

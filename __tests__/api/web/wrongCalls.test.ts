import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { forwardToApi } from '@/server/http/forwardToApi.server';
import { stringContaining } from '../../support/matchers';
import { type StartedServer, startServer } from '../../support/startServer';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;
let web: StartedServer;

beforeAll(async () => {
  commerce = await startTestCommerce();
  process.env.API_URL = await commerce.app.listen({ host: '127.0.0.1', port: 0 });
  web = await startServer((incoming, response) => void forwardToApi(incoming, response));
});
afterAll(async () => {
  delete process.env.API_URL;
  await web.stop();
  await commerce.stop();
});

interface Call {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  pieces?: readonly string[];
}

/** Does not use fetch, which knows the length of a text and sends it. */
async function call({ path = '/api/v1/lead', method = 'POST', headers, pieces = [] }: Call) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(web.url, { path, method, headers, agent: false }, resolve);
    sent.on('error', reject);
    pieces.forEach((piece) => sent.write(piece));
    sent.end();
  });
  const problem: unknown = await json(answer);
  return { type: answer.headers['content-type'], status: answer.statusCode, problem };
}

const isJson = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
const large = JSON.stringify({ name: 'a'.repeat(70_000) });

test.each<[string, Call, object]>([
  [
    '70 KB at once',
    { headers: { ...isJson, 'content-length': String(large.length) }, pieces: [large] },
    { code: 'payload_too_large', status: 413, title: 'The body is too large' },
  ],
  [
    '70 KB piece by piece',
    { headers: isJson, pieces: large.match(/.{1,5000}/g) ?? [] },
    { code: 'payload_too_large', status: 413, title: 'The body is too large' },
  ],
  [
    'another media type',
    { headers: { ...isJson, 'content-type': 'text/plain' }, pieces: ['{}'] },
    { code: 'unsupported_media_type', status: 415 },
  ],
  [
    'a member that stands there twice',
    { headers: isJson, pieces: ['{"name":"a","name":"b"}'] },
    { code: 'invalid_request', status: 400, errors: [{ field: '/name', code: 'duplicate' }] },
  ],
  [
    'a broken escape in the query',
    { path: '/api/v2/product/ms?business=%ff', method: 'GET' },
    { code: 'invalid_request', status: 400, detail: stringContaining('percent escape') },
  ],
  [
    'no key',
    {
      path: '/api/v1/card-agreement/abc/cancellation',
      headers: { 'content-type': 'application/json' },
      pieces: ['{}'],
    },
    { code: 'idempotency_key_required', status: 400 },
  ],
])('%s gets its answer through web', async (_, wrong, problem) => {
  const answer = await call(wrong);
  expect(answer.type).toMatch(/^application\/problem\+json/);
  expect(answer.problem).toMatchObject(problem);
});

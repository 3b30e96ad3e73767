import { problemTable } from '@/commerce/http/problems';
import type { Problem } from '@/contract/problem';
import {
  type ContractCall,
  contractCalls,
  getBody,
  getParameters,
  getQuery,
  nobodysId,
  send,
  operators,
} from '../support/contractCalls';
import { arrayContaining, stringContaining } from '../support/matchers';
import { startTestCommerce, type TestCommerce } from '../support/startTestCommerce';
import { breakBody, breakQuery } from '../support/wrongValues';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce({ operators });
});
afterAll(() => commerce.stop());

type Answer = Awaited<ReturnType<typeof send>>;

const byName = (calls: readonly ContractCall[]) =>
  calls.map((call): [string, ContractCall] => [call.operationId, call]);
const isOfProvider = ({ operationId }: ContractCall) => operationId === 'receiveEvent';
const writes = contractCalls.filter(({ method }) => method !== 'GET');
const ownWrites = writes.filter((call) => !isOfProvider(call));
const withIds = contractCalls.filter((call) => getParameters(call, 'path').length > 0);

function readProblem({ operationId, responses }: ContractCall, answer: Answer): Problem {
  const problem = answer.json<Problem>();
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.statusCode).toBe(problemTable[problem.code].status);
  const described = responses[answer.statusCode]?.description ?? '';
  const listed = Array.from(described.matchAll(/`(\w+)`: /g), ([, code]) => code);
  expect({ operationId, listed }).toEqual({
    operationId,
    listed: arrayContaining([problem.code]),
  });
  return problem;
}

const withoutInstance = (problem: Problem) => ({ ...problem, instance: undefined });

test('the contract has calls and writes to test', () => {
  expect(contractCalls.length).toBeGreaterThan(40);
  expect(ownWrites.length).toBeGreaterThan(17);
  expect(ownWrites.filter(({ bodySchema }) => !bodySchema)).toEqual([]);
});

describe('the Idempotency-Key', () => {
  test.each(byName(ownWrites))('%s does nothing without an Idempotency-Key', async (_, call) => {
    const [header] = getParameters(call, 'header').filter(({ name }) => name === 'idempotency-key');
    expect(header).toMatchObject({ required: true, schema: { format: 'uuid' } });
    for (const key of [undefined, '', 'abc', `${nobodysId}0`]) {
      const answer = await send(commerce.app, call, { headers: { 'idempotency-key': key } });
      expect(readProblem(call, answer).code).toBe('idempotency_key_required');
    }
  });

  test('is absent only from the call of a provider, whose description says why', () => {
    expect(writes.filter(isOfProvider)).toMatchObject([
      { description: stringContaining('Takes no Idempotency-Key'), method: 'POST' },
    ]);
  });
});

describe('a body', () => {
  const form = 'multipart/form-data; boundary=x';
  test.each(byName(ownWrites))('of %s must be JSON with that content type', async (_, call) => {
    const json = JSON.stringify(getBody(call));
    const types = ['text/plain', 'application/x-www-form-urlencoded', form, 'text/json', undefined];
    for (const type of types) {
      const payload = type === form ? '--x--' : json;
      const answer = await send(commerce.app, call, { headers: { 'content-type': type }, payload });
      expect(withoutInstance(readProblem(call, answer))).toEqual({
        type: 'urn:problem:unsupported_media_type',
        title: 'The body must be application/json',
        status: 415,
        code: 'unsupported_media_type',
      });
    }
  });

  test.each(byName(ownWrites))(
    'of %s is refused with the reason when it is malformed',
    async (_, call) => {
      const json = JSON.stringify(getBody(call));
      const twice = json === '{}' ? '{"a":1,"a":1}' : json.replace(/^\{("[^"]+"):/, '{$1:1,$1:');
      const [first = ''] = Object.keys(JSON.parse(twice) as object);
      const cases: [string, string | undefined, object][] = [
        ['', 'malformed_json', {}],
        ['{', 'malformed_json', {}],
        ["{'a': 1}", 'malformed_json', {}],
        [twice, 'invalid_request', { errors: [{ field: `/${first}`, code: 'duplicate' }] }],
        [
          json.replace(/\}$/, `${json === '{}' ? '' : ','}"__proto__":{"admin":true}}`),
          'invalid_request',
          { errors: [{ field: '/__proto__', code: 'unknown' }] },
        ],
        [
          `{"a":${'['.repeat(200)}${']'.repeat(200)}}`,
          'invalid_request',
          { detail: 'The request is nested too deeply' },
        ],
        [JSON.stringify({ a: 'a'.repeat(70_000) }), 'payload_too_large', {}],
      ];
      for (const [payload, code, more] of cases) {
        const problem = readProblem(call, await send(commerce.app, call, { payload }));
        expect(problem).toMatchObject({ code, ...more });
      }
    },
  );

  test.each(byName(ownWrites))(
    'of %s is refused with the pointer to each wrong value',
    async (_, call) => {
      const wrong = breakBody(call);
      expect(wrong.length).toBeGreaterThan(1);
      for (const { code, field, value } of wrong) {
        const answer = await send(commerce.app, call, { payload: JSON.stringify(value) });
        const { code: told, errors } = readProblem(call, answer);
        expect({ told, errors, broken: field }).toEqual({
          told: 'invalid_request',
          errors: [{ field, code }],
          broken: field,
        });
      }
    },
  );
});

describe('a URL', () => {
  const ids = [nobodysId, 'abc', '-', "' or 1=1", 'x'.repeat(81), 'x'.repeat(300), 'x'.repeat(600)];

  // The source of a sale is not an id: it only says where its link was placed.
  const sources = (call: ContractCall) => (call.operationId === 'getSeller' ? ids.slice(5) : ids);

  test.each(byName(withIds))('of %s answers alike for every unknown id', async (_, call) => {
    for (const inPath of sources(call)) {
      // As its caller encodes it in the URL.
      const answer = await send(commerce.app, call, { inPath: encodeURIComponent(inPath) });
      expect(withoutInstance(readProblem(call, answer))).toEqual({
        type: 'urn:problem:not_found',
        title: 'Not found',
        status: 404,
        code: 'not_found',
      });
    }
  });

  const brokenEscape = {
    type: 'urn:problem:invalid_request',
    title: 'The request does not match its schema',
    status: 400,
    code: 'invalid_request',
    detail: 'The address holds a broken percent escape',
  };

  test.each(byName(withIds))('of %s is refused for a broken escape', async (_, call) => {
    for (const inPath of ['%', '%f', '%ff', '%E0%A4%A', 'abc%zz']) {
      const problem = readProblem(call, await send(commerce.app, call, { inPath }));
      expect(withoutInstance(problem)).toEqual(brokenEscape);
    }
  });

  test.each(['/api/%ff', '/%', '/api/v2/product/ms?business=%ff', '/nothing?a=%', '/readiness?%f'])(
    'with a broken escape anywhere is refused: %s',
    async (url) => {
      const answer = await commerce.app.inject(url);
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(withoutInstance(answer.json())).toEqual(brokenEscape);
    },
  );

  const withQuery = contractCalls.filter((call) => breakQuery(call).length > 0);

  test.each(byName(withQuery))(
    'of %s is refused with the name of a wrong query value',
    async (_, call) => {
      for (const { code, field, value } of breakQuery(call)) {
        const values = Object.entries({ ...getQuery(call), [field]: value });
        const texts = values.flatMap(([name, text]) =>
          typeof text === 'string' ? [[name, text] as const] : [],
        );
        const query = Object.fromEntries(texts);
        const { code: told, errors } = readProblem(call, await send(commerce.app, call, { query }));
        expect({ told, errors }).toEqual({ told: 'invalid_request', errors: [{ field, code }] });
      }
    },
  );

  test('a malformed header is refused with its name', async () => {
    const [call] = contractCalls.filter(({ operationId }) => operationId === 'getLiveloSession');
    if (!call) throw new Error('The contract has no such call');
    const answer = await send(commerce.app, call, { headers: { 'livelo-session': 'abc' } });
    expect(readProblem(call, answer)).toMatchObject({
      code: 'invalid_request',
      errors: [{ field: 'livelo-session', code: 'too_short' }],
    });
  });
});

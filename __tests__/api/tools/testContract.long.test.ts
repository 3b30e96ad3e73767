import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type ContractTestOptions, testContract } from '@/tools/contractTest/testContract';
import { acme, startForeignService } from '@/testing/startForeignService';
import { startScript } from '@/testing/startProgram';
import { stringMatching } from '../../support/matchers';
import { startSandboxSystem, type SandboxSystem } from '../../support/startSandboxSystem';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let system: SandboxSystem;
let own: string;

function addressOf(server: Server): string {
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('no port');
  return `http://127.0.0.1:${place.port}`;
}

beforeAll(async () => {
  system = await startSandboxSystem();
  own = addressOf(system.app.server);
});
afterAll(() => system.stop());

async function run(address: string, product?: ContractTestOptions['product']): Promise<string[]> {
  const lines: string[] = [];
  const options = {
    address,
    seller: 'performance',
    sendsCards: false,
    ...(product && { product }),
  };
  await testContract(options, (line) => lines.push(line));
  return lines;
}

const linesOf = (lines: readonly string[], result: string) =>
  lines.filter((line) => line.startsWith(result)).map((line) => line.slice(9));

test('our own service passes every check, and skips what its product does not need', async () => {
  const lines = await run(own);
  expect(linesOf(lines, 'FAILED')).toEqual([]);
  expect(linesOf(lines, 'skipped')).toEqual([
    'the flags are listed: the config asks for none (flagsEvery)',
    'the regions and cities that have schools are listed: no flow of the product has the step select-school',
    'the schools of a city are listed: there is no city to try it with',
    'the places of the level test are listed: no flow of the product has the step select-test-location',
  ]);
  expect(linesOf(lines, 'passed').length).toBeGreaterThan(55);
  expect(lines.at(-1)).toBe(`${linesOf(lines, 'passed').length} passed, 0 failed, 4 skipped`);
});

test('data that a run leaves is named as a test', async () => {
  const leads = await system.database.query('select name, email, source from leads');
  expect(leads.length).toBeGreaterThan(3);
  for (const lead of leads)
    expect(lead).toEqual({
      name: 'Teste de Contrato',
      email: stringMatching(/^contract-test-[0-9a-f]{8}@example\.com$/),
      source: 'contract-test',
    });
});

test('the smallest service that can sell passes, without the optional calls', async () => {
  const service = await startForeignService();
  try {
    const lines = await run(service.url, { business: acme.business, productCode: acme.code });
    expect(linesOf(lines, 'FAILED')).toEqual([]);
    expect(linesOf(lines, 'skipped').filter((line) => line.includes('absent'))).toEqual([
      'readiness says how the service is: absent (404), so the readiness of web calls the API unavailable',
      'the events of the product are as the contract says: absent (404), so the receipt lists no events',
      'a lead is completed with a document: absent (404), so a document stands in the payment only',
      'a postal code is looked up: absent (404), so an address is typed whole',
    ]);
  } finally {
    await service.stop();
  }
});

interface Told {
  status: number;
  type: string;
  text: string;
}

/**
 * What a stub answers differently from our service, by the call; the first entry that matches applies.
 */
type Lies = readonly (readonly [call: RegExp, lie: (truth: Told) => Partial<Told>])[];

interface Stub {
  address: string;
  bodies: string[];
  stop: () => void;
}

async function startStub(lies: Lies = []): Promise<Stub> {
  const bodies: string[] = [];
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const { headers, method = '', url = '' } = request;
    const { 'content-type': type, 'idempotency-key': key } = headers;
    let body = '';
    for await (const chunk of request) body += String(chunk);
    bodies.push(body);
    const leaving = new AbortController();
    response.once('close', () => {
      leaving.abort();
    });
    const answer = await fetch(`${own}${url}`, {
      method,
      headers: {
        ...(type !== undefined && { 'content-type': type }),
        ...(typeof key === 'string' && { 'idempotency-key': key }),
      },
      ...(body !== '' && { body }),
      signal: leaving.signal,
    });
    const told = { status: answer.status, type: answer.headers.get('content-type') ?? '' };
    const [, lie] = lies.find(([call]) => call.test(`${method} ${url} ${told.status}`)) ?? [];
    const say = (text: string): Told => ({ ...told, text, ...lie?.({ ...told, text }) });
    if (told.type.startsWith('text/event-stream')) {
      response.writeHead(told.status, { 'content-type': told.type });
      for await (const chunk of answer.body ?? [])
        response.write(say(Buffer.from(chunk).toString()).text);
      response.end();
      return;
    }
    const said = say(await answer.text());
    response.writeHead(said.status, { 'content-type': said.type }).end(said.text);
  };
  const server = createServer((request, response) => {
    forward(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: addressOf(server),
    bodies,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const replace = (what: string | RegExp, by: string) => (truth: Told) => ({
  text: truth.text.replace(what, by),
});
const say = (told: Partial<Told>) => () => told;

const contractOfStubs: [string, Lies, string[]][] = [
  [
    'answers anything to anybody',
    [
      [/config\S* 404/, say({ status: 200, type: 'application/json', text: '{}' })],
      [/GET \/api\/v1\/seller\S* 404/, say({ status: 301 })],
      [/GET \/api\/v1\/invoice\S* 404/, say({ status: 200 })],
      [/payment-attempts\S* 404/, say({ status: 500, type: 'text/html', text: 'Oops' })],
      [/GET \/readiness/, say({ text: '{"status":"up"}' })],
      [/postal-code/, say({ type: 'text/plain' })],
      [/card-key/, replace(/"n":"[^"]{100}/, '"n":"')],
    ],
    [
      'readiness says how the service is: GET /readiness is not as the contract says: the answer must have required properties checks, /status must be equal to one of the allowed values',
      'the config of an unknown product is 404: GET /api/v1/product/contract-test-nothing/config answered 200 instead of 404',
      'an unknown seller is 404: GET /api/v1/seller/contract-test answered 301 ("code":"not_found") instead of 404',
      'an attempt that never arrived is 404: GET /api/v1/payment-attempts/… answered 500 instead of 404',
      'the key for cards is as the contract says: The key has 1448 bits instead of 2048',
      'a postal code is looked up: GET /api/v1/postal-code/01310-100 answered text/plain instead of application/json',
      'an unknown invoice is 404: GET /api/v1/invoice/… answered 200 instead of 404',
    ],
  ],
  [
    'keeps no idempotency, tells its vouchers and counts wrongly',
    [
      [/config\S* 200/, replace('"props":{}', '"props":{"voucher":"SECRET40"}')],
      [/POST \/api\/v1\/lead 422/, say({ status: 201 })],
      [/POST \/api\/v2\/payment 409/, replace(/"amount":\d+/, '"amount":1')],
      [/GET \/api\/v2\/product/, replace(/"firstValue":\d+/, '"firstValue":1')],
      [/GET \/api\/v1\/plan\/\S* 200/, replace(/"code":"[^"]+"/, '"code":"other"')],
      [/events 200/, replace(/data:/g, 'event: update\ndata:')],
      [/new-code 201/, say({ status: 200 })],
    ],
    [
      'no step of a flow tells a voucher: In flow default the step lead tells its voucher',
      'the installments of every plan add up: Of plan medcof-revalida-anual the 1 installments do not add up to totalValue',
      'a plan leads to its product: The product of the plan is "medcof/other" instead of "medcof/medcof-revalida"',
      'the same key with another body is refused: 422: POST /api/v1/lead answered 201 ("code":"idempotency_key_reused") instead of 422',
      'another amount than the price is refused, with the price: 409: amount is 1 instead of 358800',
      'a code that runs is answered as it is: POST /api/v1/payment/…/new-code answered 200 instead of 201',
      'the stream begins with the payment as it is: GET /api/v1/payment/…/events names an event "update", which no page hears',
    ],
  ],
  [
    'sends no problem details, and a stream that says nothing',
    [
      [/payment-attempts\S* 404/, say({ type: 'application/json' })],
      [/lead 422/, say({ text: '{"error":"no"}' })],
      [/bank-slip 200/, say({ type: 'application/json' })],
      [/events 200/, replace(/data:/g, ':')],
    ],
    [
      'the same key with another body is refused: 422: POST /api/v1/lead is not as the contract says: the answer must have required properties type, title, status, code',
      'an attempt that never arrived is 404: GET /api/v1/payment-attempts/… answered application/json instead of application/problem+json',
      'the stream begins with the payment as it is: GET /api/v1/payment/…/events sent no whole event within 5 s',
      'the slip can be printed: GET /api/v1/payment/…/bank-slip answered 200 and application/json instead of a page or a PDF',
    ],
  ],
  [
    'has no config, and prices in words',
    [
      [/config\S* 200/, say({ status: 503, type: 'text/html', text: '' })],
      [/GET \/api\/v2\/product\S* 200/, replace(/"amount":(\d+)/, '"amount":"$1"')],
    ],
    [
      'the config of the product is as the contract says: GET /api/v1/product/medcof-revalida/config answered 503 instead of 200',
      'the product is priced as the contract says: GET /api/v2/product/medcof-revalida is not as the contract says: /plans/0/amount must be integer',
      'an unknown voucher takes nothing off: GET /api/v2/product/medcof-revalida is not as the contract says: /plans/0/amount must be integer',
    ],
  ],
];

test.each(contractOfStubs)(
  'a stub that %s is reported with what is wrong',
  async (_, lies, faults) => {
    const stub = await startStub(lies);
    try {
      const lines = await run(stub.address, { business: 'medcof', productCode: 'medcof-revalida' });
      const failed = linesOf(lines, 'FAILED').map((line) =>
        line.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|(?<=payment\/)[\w-]{32}/, '…'),
      );
      expect(failed).toEqual(faults);
    } finally {
      stub.stop();
    }
  },
);

const elsewhere = (address: string) => address.replace('127.0.0.1', '[::ffff:127.0.0.1]');

test('another machine gets no card without --cards', async () => {
  const stub = await startStub();
  try {
    const lines = await run(elsewhere(stub.address));
    const why = 'cards are sent to this machine alone, or with --cards';
    expect(linesOf(lines, 'FAILED')).toEqual([]);
    expect(linesOf(lines, 'skipped')).toEqual(
      expect.arrayContaining([
        `a card in clear is refused: 400: ${why}`,
        `an encrypted card is paid with, or declined with a reason: ${why}`,
      ]),
    );
    expect(stub.bodies.join()).toContain('"pix"');
    expect(stub.bodies.join()).not.toContain('encryptedCard');
  } finally {
    stub.stop();
  }
});

describe('npm run test:contract', () => {
  const start = (args: string) => startScript(`tools/testContract.ts ${args}`);

  test('ends with 0 where nothing failed, and counts its checks', async () => {
    const script = start(`${own} --product medcof/medcof-revalida --seller ana`);
    expect({ code: await script.ended, output: script.output() }).toEqual({
      code: 0,
      output: stringMatching(/ passed, 0 failed, 4 skipped\n$/),
    });
  });

  test.each([
    ['', /^Name the address of one service: npm run test:contract -- /],
    ['localhost:4000', /^Name the address of one service/],
    ['http://localhost:4000 --product medcof', /^A product is business\/code, not medcof: /],
    ['http://127.0.0.1:9', /sells none of the checkout's product keys, or does not answer/],
    ['http://127.0.0.1:39 --product a/b', /got no answer \(ECONNREFUSED\)[^]*0 passed, \d+ failed/],
  ])('ends with 1 and says why: %s', async (args, said) => {
    const script = start(args);
    expect({ code: await script.ended, output: script.output() }).toEqual({
      code: 1,
      output: stringMatching(said),
    });
  });
});
